/** Presses a button again that was pressed before anything answered it. Tabs answer to the mouse going down, everything else to the click. */
export function pressAgain(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}
