// Raw values are allowed only in src/styles/tokens.css. Elsewhere colours, font sizes, spaces, radii, line widths and
// durations are var(--…); 0, keywords, percentages and shares (fr) are always allowed.

const length = String.raw`\d*\.?\d+(px|rem|em|ex|ch|lh|pt|vw|vh|svh|dvh|vmin|vmax|cqi|cqw)\b`;
const noLength = new RegExp(length);
const noTime = /\d*\.?\d+m?s\b/;
const noNumber = /^\d/;

const rawValues = {
  '/^(margin|padding)/': [noLength],
  '/^(gap|row-gap|column-gap)$/': [noLength],
  '/^scroll-(margin|padding)/': [noLength],
  '/^(border|outline)(?!.*(style|collapse|image))/': [noLength],
  '/radius$/': [noLength],
  '/shadow$/': [noLength],
  font: [noLength],
  'font-family': [/^(?!var\(|inherit)/],
  // 0.9em: monospaced words within a sentence.
  'font-size': [/^(?!var\(|inherit|0\.9em$)/],
  'line-height': [noNumber],
  'letter-spacing': [noLength],
  'z-index': [/^(?!-1$)-?\d/],
  '/^(transition|animation)(-duration|-delay)?$/': [noTime],
  // WebKit drops a `text-decoration` that also has a thickness or a colour, so longhands are required.
  'text-decoration': [/\s/],
  // VoiceOver does not recognise a list with `none` as a list. The value '' gives empty markers instead.
  '/^list-style(-type)?$/': [/\bnone\b/],
};

// Sizes for print are in points, and the numbers of font faces are metrics: both are raw values.
const withoutRawValues = { 'declaration-property-value-disallowed-list': null };

export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|cubic-bezier|light-dark)$/],
    'declaration-property-value-disallowed-list': [rawValues, { severity: 'error' }],
    // Layouts change at the breakpoints of src/styles/breakpoints.css only.
    'media-feature-name-disallowed-list': ['width'],
    'selector-max-id': 0,
    'declaration-no-important': true,
    'import-notation': null,
    'keyframes-name-pattern': '^[a-z][a-z-]*$',
    'selector-class-pattern': '^[a-z][a-zA-Z]*(-[a-z0-9]+)*$',
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  overrides: [
    {
      files: ['src/styles/tokens.css'],
      rules: {
        ...withoutRawValues,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-empty-line-before': null,
      },
    },
    { files: ['src/styles/breakpoints.css'], rules: { 'media-feature-name-disallowed-list': null } },
    { files: ['src/styles/fonts.css', 'src/styles/print.css'], rules: withoutRawValues },
  ],
};
