/** Id of the region that shows toasts, in every document. */
export const toastRegion = 'toasts';

/** How long a toast stays, in milliseconds, not counting the time in which it is pointed at or has the focus. */
const duration = 4000;

/** Shows a short message in place of the one that may be there, and has it read out. */
export function showToast(text: string): void {
  const region = document.getElementById(toastRegion)!;
  const toast = document.importNode(region.querySelector('template')!.content, true).firstElementChild!;
  const list = region.querySelector('ol')!;
  let timer = 0;

  const close = () => {
    list.replaceChildren();
    region.hidden = true;
  };
  const stay = () => clearTimeout(timer);
  const wait = () => {
    stay();
    if (!toast.matches(':hover, :focus-within')) timer = window.setTimeout(() => toast.isConnected && close(), duration);
  };

  toast.querySelector('span')!.textContent = text;
  toast.querySelector('button')!.addEventListener('click', close);
  for (const held of ['pointermove', 'focusin']) toast.addEventListener(held, stay);
  for (const left of ['pointerleave', 'focusout']) toast.addEventListener(left, () => setTimeout(wait));
  region.hidden = false;
  list.replaceChildren(toast);
  region.previousElementSibling!.textContent = text;
  timer = window.setTimeout(() => toast.isConnected && close(), duration);
}
