/** The measurement services that the centre has switched on. Without any id, no request is sent. */
export type MeasurementSettings = {
  /** Google tag: `G-…`. */
  googleTag: string | null;
  /** Tag Manager container: `GTM-…`. */
  tagManager: string | null;
  /** Ad conversion: account and label, `AW-…/…`. */
  adConversion: string | null;
  /** Origin of the tag scripts. */
  tagOrigin: string;
};

const googleTagOrigin = 'https://www.googletagmanager.com';

/** Reads the settings that the server wrote on the html element (`server/measurement/measurement-settings.ts`). */
export function measurementSettings(dataset: DOMStringMap): MeasurementSettings {
  return {
    googleTag: dataset['googleTag'] ?? null,
    tagManager: dataset['tagManager'] ?? null,
    adConversion: dataset['adConversion'] ?? null,
    tagOrigin: dataset['tagOrigin'] ?? googleTagOrigin,
  };
}
