import { useLanguage } from '../../i18n/provider.tsx';

/**
 * A paragraph with quotes from a Spanish office's page. Outside Spanish texts the quotes are marked as Spanish for
 * screen readers.
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
