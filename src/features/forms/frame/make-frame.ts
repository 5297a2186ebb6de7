/**
 * Makes the frame of a form of the site's own service in its place. The widget script loads the form into it.
 * @param host says in `data-…` attributes what the form is about, and in `data-title` what its frame is called
 */
export function makeFrame(host: HTMLElement): HTMLIFrameElement {
  const { title = '', ...facts } = host.dataset;
  const frame = Object.assign(document.createElement('iframe'), { title });
  Object.assign(frame.dataset, facts);
  host.append(frame);
  return frame;
}
