/**
 * Names a visitor's source: source and medium of a campaign, such as `google / cpc`, otherwise the host of the
 * referring page. Both are stored with consent only; null without it.
 */
export function sourceOf({ campaign, referrer }: { campaign: string | null; referrer: string | null }): string | null {
  const query = new URLSearchParams(campaign ?? '');
  const named = [query.get('utm_source'), query.get('utm_medium')].filter(Boolean);
  if (named.length > 0) return named.join(' / ');
  return referrer?.replace(/^https?:\/\//, '').split('/')[0] || null;
}
