/** An advertisement's click and the campaign in its address. */
export type AdClick = {
  /** `gclid:…`, `gbraid:…` or `wbraid:…`; the value is case-sensitive. */
  clickId: string;
  /** `utm_source`, `utm_medium` … of the same address, without `utm_`. */
  campaign: Readonly<Record<string, string>>;
};

const clickParameters = ['gclid', 'gbraid', 'wbraid'] as const;
const clickIdShape = /^(?:gclid|gbraid|wbraid):[\w.~+/=-]{1,400}$/;
const campaignParameters = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const;

/**
 * How long a click is stored, in milliseconds: 90 days, the longest time in which ad services attribute a conversion to
 * a click.
 */
const clickLifetime = 90 * 24 * 60 * 60 * 1000;

/**
 * Reads the click of an address. Ignores a value that no ad service writes, because it would be sent with the form and
 * stored.
 * @param search the query of the address, with its question mark
 */
export function clickOf(search: string): AdClick | null {
  const query = new URLSearchParams(search);
  const campaign = campaignOf(query);
  for (const kind of clickParameters) {
    const clickId = `${kind}:${query.get(kind) ?? ''}`;
    if (clickIdShape.test(clickId)) return { clickId, campaign };
  }
  return null;
}

/** The campaign parameters of a query, each at most 100 characters. */
export function campaignOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = query.get(`utm_${name}`)?.trim().slice(0, 100);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Writes a click in the format of `ad-click-id`. */
export function storedClickText(click: AdClick, now: Date): string {
  return JSON.stringify({ ...click, at: now.toISOString() });
}

/** Reads the text of `storedClickText`; null for any other text, and for a click older than 90 days. */
export function storedClick(text: string | null, now: Date): AdClick | null {
  try {
    const { clickId, campaign, at } = JSON.parse(text ?? '') as AdClick & { at: string };
    const age = now.getTime() - new Date(at).getTime();
    return clickIdShape.test(clickId) && age < clickLifetime ? { clickId, campaign: campaign ?? {} } : null;
  } catch {
    return null;
  }
}
