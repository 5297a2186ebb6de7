import { useLanguage } from '../../i18n/provider.tsx';

/**
 * A paragraph that quotes the words of a Spanish office's page: in English text they are marked as Spanish, to be read out
 * as such.
 */
export function OfficeWords({ text }: { text: string }) {
  const language = useLanguage();
  if (language === 'es' || !text.includes('“')) return <p>{text}</p>;
  return (
    // Links to the glossary are put only into elements that hold one text.
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
