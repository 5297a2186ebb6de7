import { useLanguage } from '../../i18n/provider.tsx';

/**
 * A paragraph with quotes from a Spanish authority's page. In other languages the quotes are marked as Spanish for
 * screen readers.
 */
export function OfficeWords({ text }: { text: string }) {
  const language = useLanguage();
  if (language === 'es' || !text.includes('“')) return <p>{text}</p>;
  return (
    // Terms are linked to the glossary only in elements with a single text.
    <p data-unmarked>
      {text.split(/“([^”]+)”/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} lang="es">
            {`“${part}”`}
          </span>
        ),
      )}
    </p>
  );
}
