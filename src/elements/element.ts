import { repeatPress } from '../browser/kept-press.ts';

/** Names of the site's custom elements, each with a file of its name in this folder. */
export type ElementName =
  | 'auto-submit'
  | 'category-filter'
  | 'copy-text'
  | 'email-reveal'
  | 'enquiry-dialog'
  | 'enquiry-form'
  | 'enquiry-reference'
  | 'floating-dock'
  | 'go-back'
  | 'island-part'
  | 'lazy-picture'
  | 'mail-link'
  | 'map-frame'
  | 'office-status'
  | 'overlay-action'
  | 'page-bar'
  | 'print-page'
  | 'slide-carousel'
  | 'tab-list'
  | 'table-search'
  | 'taste-keys';

/**
 * Defines a custom element, which brings markup of the server alive.
 * @param connect is called for each element of this name in the document
 */
export function defineElement(name: ElementName, connect: (host: HTMLElement) => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        connect(this);
        repeatPress(this);
      }
    },
  );
}

/** The first element below a host that matches, which the server has written. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as of `querySelector`: the caller knows the kind
export function part<Found extends HTMLElement = HTMLElement>(host: Element, selector: string): Found {
  return host.querySelector<Found>(selector)!;
}
