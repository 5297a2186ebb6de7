import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const layers = '@layer base, sections;';
const held = '@layer base{[data-dock]{';

function critical(css: string, markup: string): string {
  const styles = criticalStyles(css, layers)(markup);
  expect(styles.startsWith(layers)).toBe(true);
  return styles.slice(layers.length, styles.indexOf(held));
}

test('rules for the first view are kept, those for later parts are not', () => {
  const css = '.hero{color:red}.-v_2{color:green}.band{color:blue}.hero h1{margin:0}';
  const markup = '<section class="hero -v_2"><h1>x</h1></section><div data-section=""><p class="band">y</p></div>';
  expect(critical(css, markup)).toBe('.hero{color:red}.-v_2{color:green}.hero h1{margin:0}');
});

test('a rule of several selectors keeps those that apply', () => {
  expect(critical('body,.a,.b{color:red}', '<p class="b">x</p>')).toBe('body,.b{color:red}');
});

test('attributes are matched with their values, and rules for hovering are dropped', () => {
  const css = '[data-tone=deep]{color:red}[data-tone=sea]{color:blue}a:hover{color:red}p:not(:active){color:green}';
  expect(critical(css, '<p data-tone="deep"><a href="/">x</a></p>')).toBe(
    '[data-tone=deep]{color:red}p:not(:active){color:green}',
  );
});

test('a rule with `:has` is kept only if its condition applies', () => {
  const css = ':root:has([data-bar]){--a:1px}:root:has([data-notice]){top:0}p:has(> :nth-child(4n)){top:var(--a)}';
  expect(critical(css, '<p data-bar>x</p>')).toBe(
    ':root:has([data-bar]){--a:1px}p:has(> :nth-child(4n)){top:var(--a)}',
  );
});

test('rules for parts that open later are dropped', () => {
  expect(critical('ul:popover-open{top:0}ul{top:1px}', '<ul></ul>')).toBe('ul{top:1px}');
});

test('unused properties, unused animations and emptied rules are removed', () => {
  const css =
    ':root{--through:var(--tone);--unused:var(--tone)}p{--tone:red}.x{--tone:blue}@media (width<=1rem){.x{top:0}}' +
    '@property --unread{syntax:"<length>"}@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{color:var(--through);animation:a 1s}';
  expect(critical(css, '<p>x</p>')).toBe(
    ':root{--through:var(--tone)}p{--tone:red}@keyframes a{to{top:0}}p{color:var(--through);animation:a 1s}',
  );
});

test('web fonts and print rules are dropped, fallback fonts are kept', () => {
  const css =
    '@font-face{font-family:B612;src:url(b.woff2)}@font-face{font-family:Near;src:local(Arial)}@media print{p{top:0}}p{top:1px}';
  expect(critical(css, '<p>x</p>')).toBe('@font-face{font-family:Near;src:local(Arial)}p{top:1px}');
});

test('markup without a fold is treated as one first view', () => {
  expect(critical('.last{color:red}', '<p>x</p><p class="last">y</p>')).toBe('.last{color:red}');
});

test('`:is` matches if one of its selectors does', () => {
  expect(critical(':is(.a .b,.c){color:red}:is(.x .y,.z){color:blue}', '<p class="c">x</p>')).toBe(
    ':is(.a .b,.c){color:red}',
  );
});

test('rules for a popover are dropped, those for the parts around it are kept', () => {
  const markup =
    '<div class="bar"><div class="sheet" popover="auto"><div class="row"></div></div><p class="after">x</p></div>';
  expect(critical('.bar,.sheet,.row,.after{color:red}', markup)).toBe('.bar,.after{color:red}');
});

test('rules for a dialog with an opener in the first view are kept, those for other dialogs and hidden notices are not', () => {
  const markup =
    '<a data-opens="search">x</a><button commandfor="menu">y</button><dialog id="menu"><p class="a">z</p></dialog>' +
    '<section hidden=""><button commandfor="choices">x</button></section><div data-section=""></div>' +
    '<dialog closedby="any" id="search"><p class="b">y</p></dialog><dialog id="choices"><p class="c">z</p></dialog>';
  expect(critical('.a,.b,.c{color:red}', markup)).toBe('.a,.b{color:red}');
});

test('rules for drawings, tables and the end of a text are dropped, and these parts are hidden', () => {
  const markup =
    '<p class="a">x</p><figure class="b" data-figure=""><p class="c">y</p></figure><div data-table="stacked"><p class="d">z</p></div>' +
    '<section data-late=""><section class="e"></section></section><p class="f">x</p>';
  expect(critical('.a,.b,.c,.d,.e,.f{color:red}', markup)).toBe('.a,.f{color:red}');
  const hidden = '[data-figure],[data-table],[data-late]{content-visibility:hidden';
  expect(criticalStyles('', layers)(markup)).toContain(hidden);
});

test('repeated declarations and rules for forced colours are dropped', () => {
  const css = 'p{--a:1px;top:var(--a);--a:1px;top:var(--a)}@media (forced-colors:active){p{top:2px}}/* why */';
  expect(critical(css, '<p>x</p>')).toBe('p{--a:1px;top:var(--a)}');
});

test('tokens with a single value are replaced by it; tokens that are set again are kept', () => {
  const css =
    '@layer base{:root{--space:1rem;--tone:red;--through:var(--tone)}@media (width>=9rem){:root{--wide:2rem}}.dark{--tone:blue}}' +
    '@property --fade{syntax:"<length>";inherits:false;initial-value:0}@layer base{:root{--fade:1px}' +
    'p{margin:var(--space) calc(2*var(--space));padding:var(--wide);color:var(--through);top:var(--fade)}}';
  expect(critical(css, '<p>x</p>')).toBe(
    '@layer base{:root{--tone:red;--through:var(--tone)}@media (width>=9rem){:root{--wide:2rem}}}' +
      '@property --fade{syntax:"<length>";inherits:false;initial-value:0}@layer base{:root{--fade:1px}' +
      'p{margin:1rem calc(2*1rem);padding:var(--wide);color:var(--through);top:var(--fade)}}',
  );
});

test('declarations about transitions, cursors and scrolling are dropped', () => {
  const css = 'p{top:0;transition:top 1s;cursor:pointer;scroll-margin:1px;animation-duration:0s}';
  expect(critical(css, '<p>x</p>')).toBe('p{top:0}');
});
