import { createContext, useContext } from 'react';
import type { Shell } from '../../site/shell.ts';

/** Gives the surroundings of every page to the few sections that show parts of them again. */
export const ShellContext = createContext<Shell | null>(null);

/**
 * The centre's name, addresses, phone and hours.
 * @throws Error outside the app
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The shell is read outside the app: wrap the component in <ShellContext>.');
  return shell;
}
