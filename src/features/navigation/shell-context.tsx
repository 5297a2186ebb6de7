import { createContext, useContext } from 'react';
import type { Shell } from '../../site/shell.ts';

/** Provides the content of header and footer to the few components elsewhere that show parts of it. */
export const ShellContext = createContext<Shell | null>(null);

/**
 * The content of header and footer, such as the centre's name, addresses, phone and hours.
 * @throws Error outside the app
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell is read outside the app: wrap the component in <ShellContext>.');
  return shell;
}
