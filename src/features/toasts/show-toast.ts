/** Id of the region that shows toasts, in every document. */
export const toastRegion = 'toasts';

/** How long a toast stays, in milliseconds, not counting the time in which it is pointed at or has the focus. */
const duration = 4000;

let timer = 0;

/** Shows a short message in place of the one that may be there, and has it read out. */
export function showToast(text: string): void {
  const region = document.getElementById(toastRegion)!;
  const toast = region.querySelector('li')!;
  region.previousElementSibling!.textContent = text;
  toast.querySelector('span')!.textContent = text;
  region.hidden = false;

  const close = () => {
    region.hidden = true;
  };
  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    timer = window.setTimeout(() => !toast.matches(':focus-within') && close(), duration);
  };
  toast.querySelector('button')!.onclick = close;
  toast.onpointermove = stay;
  toast.onpointerleave = wait;
  toast.addEventListener('focusout', wait, { once: true });
  wait();
}
