import type { Subscription } from '../../../src/schema/subscription.ts';
import { confirmPath, tokenName, unsubscribePath } from '../../../src/schema/tell-me.ts';

type Linked = Pick<Subscription, 'language' | 'token'>;

/** The address of the page with the button that confirms. @param siteUrl origin of the site */
export function confirmUrl(subscription: Linked, siteUrl: string): string {
  return linkTo(confirmPath, subscription, siteUrl);
}

/** The address of the page with the button that unsubscribes; a POST to it unsubscribes at once (RFC 8058). */
export function unsubscribeUrl(subscription: Linked, siteUrl: string): string {
  return linkTo(unsubscribePath, subscription, siteUrl);
}

function linkTo(path: string, { language, token }: Linked, siteUrl: string): string {
  return new URL(`${path}?${new URLSearchParams({ lang: language, [tokenName]: token })}`, siteUrl).href;
}
