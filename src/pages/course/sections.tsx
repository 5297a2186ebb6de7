import type { ReactNode } from 'react';
import { inLanguage, type InLanguage } from '../../i18n/language.ts';
import type { Course } from '../../schema/course.ts';
import type { CourseSection, SectionKind, SectionOfKind } from '../../schema/course-page.ts';
import { Accommodation } from '../../sections/cards/accommodation.tsx';
import { AlumniCharts } from '../../sections/course-page/alumni-charts.tsx';
import { CardBand } from '../../sections/cards/card-band.tsx';
import { ClimbProfile } from '../../sections/climb/climb-profile.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CurriculumTable } from '../../sections/course-page/curriculum-table.tsx';
import { HoursTables } from '../../sections/course-page/hours-tables.tsx';
import { FoldedPart } from '../../sections/folded/folded-part.tsx';
import { Phases } from '../../sections/course-page/phases.tsx';
import { Points } from '../../sections/points/points.tsx';
import { Waypoints } from '../../sections/points/waypoints.tsx';
import { ProcessPhases } from '../../sections/course-page/process-phases.tsx';
import { PromoBox } from '../../sections/course-page/promo-box.tsx';
import { Requirements } from '../../sections/points/requirements.tsx';
import { RoundState } from '../../sections/course-page/round-state.tsx';
import { Syllabus } from '../../sections/course-page/syllabus.tsx';
import { Testimonials } from '../../sections/course-page/testimonials.tsx';
import { accommodationOptions } from '../campus-parts/accommodation-options.ts';
import { centreCard } from '../campus-parts/centre-cards.ts';
import { alumniCharts } from '../course-parts/alumni-charts.ts';
import { climbProfile } from '../course-parts/climb-profile.ts';
import { courseBlocks } from '../course-parts/course-blocks.ts';
import { courseCurricula } from '../course-parts/course-curricula.ts';
import { coursePhases } from '../course-parts/course-phases.ts';
import { coursePromo } from '../course-parts/course-promo.ts';
import { courseRatings } from '../course-parts/course-ratings.ts';
import { sampledHeading } from '../course-parts/sampled-heading.ts';
import type { ContentRequest } from '../page-content.ts';
import { processPhases } from '../course-parts/process-phases.ts';
import { roundsNow } from '../course-parts/rounds-now.ts';

/** A course with a page of its own. */
export type OwnCourse = { id: string; course: Course };

type Draw<Kind extends SectionKind> = (
  section: InLanguage<SectionOfKind<Kind>>,
  request: ContentRequest,
  own: OwnCourse,
) => ReactNode;

/** The component of each kind of section, with the content that it reads from elsewhere. */
const drawings: { readonly [Kind in SectionKind]: Draw<Kind> } = {
  promo(section, request) {
    const promo = coursePromo(request, section);
    return promo && <PromoBox {...promo} />;
  },
  points: ({ anchor, tone, title, intro, items }) => <Points id={anchor} {...{ tone, title, intro, items }} />,
  waypoints: ({ anchor, tone, goal, title, intro, items, link }) => (
    <Waypoints
      id={anchor}
      hold={tone === 'deep'}
      end={goal ? 'goal' : 'open'}
      {...{ tone, title, intro, items, link }}
    />
  ),
  phases: ({ anchor, tone, climb, ...texts }, request) => (
    <Phases id={anchor} tone={tone} {...coursePhases(request, texts)}>
      {climb && <ClimbProfile profile={climbProfile(request)} />}
    </Phases>
  ),
  curriculum: ({ anchor, ...texts }, request, { course }) => (
    <CurriculumTable id={anchor} {...texts} tables={courseCurricula(request, course)} />
  ),
  ratings: ({ anchor, tone, title, intro }, request, { course }) => (
    <Points
      id={anchor}
      shape="signs"
      tone={tone ?? 'land'}
      {...{ title, intro }}
      items={courseRatings(request, course)}
    />
  ),
  requirements: ({ anchor, title, intro, items, note }) => (
    <Requirements id={anchor} {...{ title, intro }} lists={[{ items, note }]} />
  ),
  blocks: ({ anchor, title, intro, items }, request, { course }) => (
    <CardBand
      id={anchor}
      tone="sea"
      {...{ title, intro }}
      leadPlace="beside"
      ordered
      shape="spare"
      cards={courseBlocks(request, items)}
    >
      <FoldedPart about={title} holding={{ holds: 'hours' }}>
        <HoursTables tables={courseCurricula(request, course)} />
      </FoldedPart>
    </CardBand>
  ),
  topics: ({ anchor, tone, title, intro, items }) => (
    <Points
      id={anchor}
      shape="lists"
      {...{ tone, title, intro }}
      items={items.map(({ title: name, topics }) => ({ title: name, rows: topics }))}
    />
  ),
  rounds: (texts, request) => <RoundState {...roundsNow(request, texts)} />,
  process: ({ anchor, tone, ...process }, request) => (
    <ProcessPhases
      id={anchor}
      tone={tone}
      title={process.title}
      intro={process.intro}
      phases={processPhases(request, process)}
    />
  ),
  syllabus: ({ anchor, ...texts }) => <Syllabus id={anchor} {...texts} />,
  testimonials({ anchor, ...heading }, { content, language, picture }) {
    const testimonials = inLanguage(content.people.testimonials, language).map(({ image, ...quote }) => ({
      ...quote,
      photograph: image && picture(image).src,
    }));
    if (testimonials.length === 0) return null;
    return <Testimonials id={anchor} {...sampledHeading(heading, testimonials)} testimonials={testimonials} />;
  },
  alumni: (heading, request) => (
    <AlumniCharts {...sampledHeading(heading, request.content.people.alumni)} alumni={alumniCharts(request)} />
  ),
  centres: ({ anchor, title, intro, items }, request) => (
    <CardBand
      id={anchor}
      tone="land"
      title={title}
      intro={intro}
      shape="beside"
      cards={items.map(({ campus, text }) =>
        centreCard(request, campus, {
          text,
          action: request.content.home.campuses.cards[campus].action[request.language],
        }),
      )}
    />
  ),
  accommodation({ anchor, ...heading }, request) {
    const options = accommodationOptions(request, request.content.campuses.madrid);
    if (options.length === 0) return null;
    return <Accommodation id={anchor} {...sampledHeading(heading, options)} options={options} />;
  },
  closing: ({ tone, title, text, action }) => <ClosingCall {...{ tone, title, text, action }} />,
};

/** Draws a section of a course's page; null if there is nothing to show in it. */
export function drawSection(section: InLanguage<CourseSection>, request: ContentRequest, own: OwnCourse): ReactNode {
  const draw = drawings[section.kind] as Draw<SectionKind>;
  return draw(section, request, own);
}
