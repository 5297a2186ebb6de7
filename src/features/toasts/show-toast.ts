/** Id of the region that shows toasts, in every document. */
export const toastRegion = 'toasts';

/** How long a toast is shown, in milliseconds. The time starts again when the pointer or the focus leaves the toast. */
const duration = 4000;

let shown = new AbortController();

/** Shows a short message in place of an earlier one, and announces it to screen readers. */
export function showToast(text: string): void {
  const region = document.getElementById(toastRegion)!;
  const toast = region.querySelector('li')!;
  shown.abort();
  shown = new AbortController();
  const { signal } = shown;
  let timer = 0;

  const close = () => {
    shown.abort();
    region.hidden = true;
  };
  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    if (!signal.aborted) timer = window.setTimeout(close, duration);
  };

  signal.addEventListener('abort', stay);
  toast.querySelector('button')!.addEventListener('click', close, { signal });
  for (const held of ['pointermove', 'focusin']) toast.addEventListener(held, stay, { signal });
  for (const left of ['pointerleave', 'focusout']) toast.addEventListener(left, wait, { signal });
  region.previousElementSibling!.textContent = text;
  toast.querySelector('span')!.textContent = text;
  region.hidden = false;
  wait();
}
