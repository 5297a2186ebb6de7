import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { HoldingMark, HoldingPosition } from '../../ui/holding-position.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { cards } from './card-specimens.tsx';
import styles from './page.module.css';
import { carouselWords, type SpecimenProps } from './words.ts';

export function Accordions() {
  return (
    <Accordion>
      <AccordionItem title="¿Qué nivel de inglés hace falta?">
        <p>B2 o superior para el curso inicial. La licencia exige el nivel 4 de competencia lingüística de la OACI.</p>
      </AccordionItem>
      <AccordionItem title="¿Cuánto dura el Bloque 1?">
        <p>Seis meses: tres de formación básica y tres de habilitación de aeródromo.</p>
      </AccordionItem>
      <AccordionItem title="¿Qué certificado médico se pide?">
        <p>El de clase 3, en vigor.</p>
      </AccordionItem>
    </Accordion>
  );
}

export function TabRows({ theme }: SpecimenProps) {
  return (
    <Tabs
      label={`Fases del proceso (${theme})`}
      items={[
        {
          id: 'phase-1',
          label: 'Fase 1',
          content: <p>Conocimientos generales, inglés escrito, aptitudes y personalidad.</p>,
        },
        { id: 'phase-2', label: 'Fase 2', content: <p>FEAST y PDEA, en Madrid.</p> },
        { id: 'phase-3', label: 'Fase 3', content: <p>Inglés oral y evaluación de la conducta.</p> },
      ]}
    />
  );
}

const people = ['Marta', 'Jorge', 'Carla', 'Luis', 'Elena'];

export function Carousels({ theme }: SpecimenProps) {
  return (
    <>
      <Carousel
        label={`Cursos certificados (${theme})`}
        words={carouselWords}
        perView={3}
        loop
        heading={<h3>Sin fin, tres a la vista</h3>}
      >
        {[...cards, ...cards].map((card, index) => (
          <ChartCard
            key={index}
            heading="h4"
            name={card.name}
            cells={card.cells}
            picture={<Picture src={card.src} width={800} height={500} color={card.color} alt="" fit="cover" />}
            action={{ render: <a href="#carousels" /> }}
          />
        ))}
      </Carousel>
      <Carousel label={`Fotografías (${theme})`} words={carouselWords} heading={<h3>Con extremos</h3>}>
        {cards.map((card) => (
          <Picture
            key={card.name}
            src={card.src}
            width={800}
            height={500}
            color={card.color}
            alt={card.name}
            caption="Ilustración"
          />
        ))}
      </Carousel>
      <Carousel
        label={`Testimonios (${theme})`}
        words={carouselWords}
        perView={2}
        loop
        autoplay={3000}
        heading={<h3>Solo, cada 3 s</h3>}
      >
        {people.map((name) => (
          <figure key={name} data-tone="deep" className={styles.panel}>
            <InitialsAvatar name={name} />
            <blockquote>En el simulador se aprende a escuchar antes de hablar.</blockquote>
            <figcaption>{name}, promoción de muestra</figcaption>
          </figure>
        ))}
      </Carousel>
    </>
  );
}

export function Bands({ theme }: SpecimenProps) {
  const words = `Texto secundario de la banda, tema ${theme}.`;
  return (
    <>
      <SectionBand
        title={`Papel ${theme}`}
        lead={words}
        aside={<TextLink href="#bands">Todos los artículos</TextLink>}
      />
      <SectionBand tone="land" title={`Tierra ${theme}`} lead={words} leadPlace="beside" />
      <SectionBand tone="sea" title={`Mar ${theme}`} lead={words} leadPlace="beside" />
      <SectionBand tone="deep" hold title={`Noche ${theme}`} lead={words} leadPlace="beside" />
      <SectionBand tone="yellow" title={`Amarillo ${theme}`} lead={words} />
    </>
  );
}

export function Marks() {
  return (
    <>
      <HoldingPosition />
      <HoldingMark />
    </>
  );
}

export function Prose() {
  return (
    <div className="prose">
      <h3>Texto corrido</h3>
      <p>
        Un <a href="#prose">enlace</a>, un <code>{'código'}</code> y una lista:
      </p>
      <ul>
        <li>Torre, aproximación y ruta</li>
        <li>Madrid y Gran Canaria</li>
      </ul>
      <ol>
        <li>Certificado digital</li>
        <li>Tasa 791</li>
      </ol>
      <blockquote>Autorizado a aterrizar, pista dos cuatro izquierda.</blockquote>
      <hr />
    </div>
  );
}
