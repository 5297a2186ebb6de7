/** Attributes of a button that opens or closes a modal dialog by itself, before and without the page's scripts. */
export function modalCommand(command: 'show-modal' | 'close', dialog: string): object {
  // React's types do not know these attributes of HTML yet.
  return { command, commandfor: dialog };
}
