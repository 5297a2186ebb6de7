/**
 * Names the source of an enquiry: source and medium of its campaign, such as `google / cpc`, otherwise the host of the
 * referring page. Null if both are missing.
 */
export function sourceOf({ campaign, referrer }: { campaign: string | null; referrer: string | null }): string | null {
  const query = new URLSearchParams(campaign ?? '');
  const named = [query.get('utm_source'), query.get('utm_medium')].filter(Boolean);
  if (named.length > 0) return named.join(' / ');
  return referrer?.replace(/^https?:\/\//, '').split('/')[0] || null;
}
