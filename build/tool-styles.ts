import { readFileSync } from 'node:fs';
import { parse, type AtRule } from 'postcss';
import { toolScreens } from '../src/site/tool-screens.ts';

const layer = 'tools';

/** Splits the site's styles: the layer `tools` becomes a separate sheet, for the screens of `toolScreens`. */
export function splitToolStyles(css: string): { site: string; tools: string } {
  const site = parse(css);
  const tools: string[] = [];
  site.walkAtRules('layer', (rule: AtRule) => {
    if (rule.params !== layer || !rule.nodes) return;
    tools.push(rule.toString());
    rule.remove();
  });
  return { site: site.toString(), tools: tools.join('') };
}

/**
 * Checks that a screen is in `toolScreens` exactly if one of its modules has rules in the layer `tools`.
 * @param modules source files of the screen's code
 */
export function checkToolScreen(screen: string, modules: readonly string[]): void {
  const hasTools = modules.some(
    (file) => file.endsWith('.module.css') && readFileSync(file, 'utf8').includes(`@layer ${layer} {`),
  );
  if (hasTools !== [...toolScreens].some((one) => one === screen))
    throw new Error(`The screen "${screen}" ${hasTools ? 'belongs' : 'does not belong'} in toolScreens.`);
}
