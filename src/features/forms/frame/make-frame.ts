/**
 * Adds the iframe for a form of the site's own form service. The widget script loads the form into it.
 * @param host element with the form's subject in `data-…` attributes, and the frame's title in `data-title`
 */
export function makeFrame(host: HTMLElement): HTMLIFrameElement {
  const { title = '', ...facts } = host.dataset;
  const frame = Object.assign(document.createElement('iframe'), { title });
  Object.assign(frame.dataset, facts);
  host.append(frame);
  return frame;
}
