import { palette } from './drawing/palette.ts';

/** The colours of a chart by purpose. */
export type ChartTheme = {
  ground: string;
  ink: string;
  line: string;
  land: string;
  sea: string;
  contour: string;
  contourOpacity: number;
  route: string;
  faint: string;
  apron: string;
  hall: string;
};

export const chartThemes = {
  paper: {
    ground: palette.paper,
    ink: palette.ink,
    line: palette.slate,
    land: palette.land,
    sea: palette.sea,
    contour: palette.contour,
    contourOpacity: 0.5,
    route: palette.magenta,
    faint: palette.faint,
    apron: palette.apron,
    hall: palette.slate,
  },
  scope: {
    ground: palette.scope,
    ink: '#e4f2ec',
    line: '#6f9490',
    land: '#13242a',
    sea: '#0a1317',
    contour: '#2f4b50',
    contourOpacity: 0.8,
    route: '#e86bb5',
    faint: '#27424a',
    apron: '#1d343a',
    hall: '#33545a',
  },
} satisfies Record<string, ChartTheme>;
