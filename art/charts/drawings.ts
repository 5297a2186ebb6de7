import { aerodromeChart } from './aerodrome-chart.ts';
import { icaoCodes } from './aerodromes.ts';
import { campusMap } from './campus-map.ts';
import { b2bCompetence } from './covers/b2b-competence.ts';
import { b2bSectorLoad } from './covers/b2b-sector-load.ts';
import { b2bUnitTraining } from './covers/b2b-unit-training.ts';
import { blogAptitudeTest } from './covers/blog-aptitude-test.ts';
import { blogBehaviour } from './covers/blog-behaviour.ts';
import { blogCanariasVisit } from './covers/blog-canarias-visit.ts';
import { blogExamsCalendar } from './covers/blog-exams-calendar.ts';
import { blogEnglish } from './covers/blog-english.ts';
import { blogPay } from './covers/blog-pay.ts';
import { blogCost } from './covers/blog-cost.ts';
import { blogMedical } from './covers/blog-medical.ts';
import { blogPhraseology } from './covers/blog-phraseology.ts';
import { blogRoster } from './covers/blog-roster.ts';
import { blogStudy } from './covers/blog-study.ts';
import { blogPrivateTowers } from './covers/blog-private-towers.ts';
import { blogRatings } from './covers/blog-ratings.ts';
import { blogRequirements } from './covers/blog-requirements.ts';
import { blogSyllabus } from './covers/blog-syllabus.ts';
import { blogWorkingDay } from './covers/blog-working-day.ts';
import { coreApproach } from './covers/core-approach.ts';
import { coreCall } from './covers/core-call.ts';
import { coreComplete } from './covers/core-complete.ts';
import { coreInstructor } from './covers/core-instructor.ts';
import { coreLicence } from './covers/core-licence.ts';
import { coreRoute } from './covers/core-route.ts';
import { coreShortage } from './covers/core-shortage.ts';
import { coreTower } from './covers/core-tower.ts';
import { coreWhere } from './covers/core-where.ts';
import { courseAnsp } from './covers/course-ansp.ts';
import { courseEvaluator } from './covers/course-evaluator.ts';
import { courseFullRating } from './covers/course-full-rating.ts';
import { courseRefresher } from './covers/course-refresher.ts';
import { stayFlat } from './covers/stay-flat.ts';
import { stayRoom } from './covers/stay-room.ts';
import { stayStudio } from './covers/stay-studio.ts';
import { stripsByHand } from './covers/strips-by-hand.ts';
import type { DrawingLanguage } from './drawing/language.ts';
import { svgDocument } from './drawing/svg.ts';
import { campusPlan } from './plans/campus-plan.ts';
import { granCanaria } from './plans/gran-canaria.ts';
import { madrid } from './plans/madrid.ts';
import { planSizes } from './plans/plan-sheet.ts';
import type { PlanLayout, Surroundings } from './plans/surroundings.ts';
import { portrait, portraits } from './portraits.ts';

/** A picture drawn by these scripts. */
export type Drawing = {
  /** Draws the picture for the light theme. Without words it is the same in every language. */
  svg: (language: DrawingLanguage) => string;
  /** Width of its master in pixels. */
  pixels: number;
  /** Whether its background is dark, so that both themes show the same picture. */
  deep?: boolean;
  /** Words that are the same in every language, because radio calls are in English. */
  quoted?: readonly string[];
};

type Draw = (width: number, height: number, language: DrawingLanguage) => string;

/** A cover of format 16:10, with line weights for the size at which it is shown. */
function cover(draw: Draw, width = 1600): Drawing {
  const height = (width * 5) / 8;
  return { svg: (language) => svgDocument(width, height, draw(width, height, language)), pixels: 1600 };
}

/** A cover with a dark background. */
function deepCover(draw: Draw, width?: number): Drawing {
  return { ...cover(draw, width), deep: true };
}

/** The upright card of an airport. */
function airportCard(icao: (typeof icaoCodes)[number]): [id: string, drawing: Drawing] {
  const svg = (language: DrawingLanguage) => svgDocument(640, 800, aerodromeChart(icao, language));
  return [`chart-${icao.toLowerCase()}`, { svg, pixels: 960 }];
}

/** The chart of a campus's airport, as wide as the photographs beside it. */
function campusChart(icao: (typeof icaoCodes)[number], across: number): Drawing {
  return cover((width, height, language) => aerodromeChart(icao, language, { width, height, centre: [across, 0.46] }));
}

/** The surroundings of a campus for desktop or phone; font sizes are the same. */
function surroundings(place: Surroundings, layout: PlanLayout): Drawing {
  const [width, height] = planSizes[layout];
  const svg = (language: DrawingLanguage) => svgDocument(width, height, campusPlan(place, layout, language));
  return { svg, pixels: layout === 'wide' ? 1440 : 1032 };
}

/** Initials in place of an instructor's photograph. */
function instructor([name, [initials, ground]]: [string, readonly [string, string]]): [id: string, drawing: Drawing] {
  const svg = () => svgDocument(800, 500, portrait(initials, ground, 800, 500));
  return [`instructor-${name}`, { svg, pixels: 800, deep: true }];
}

/** All drawn pictures, by id in the site's manifest. */
export const drawings: Record<string, Drawing> = {
  ...Object.fromEntries(icaoCodes.map(airportCard)),
  ...Object.fromEntries(Object.entries(portraits).map(instructor)),
  'madrid-5-chart-lemd': campusChart('LEMD', 0.47),
  'canarias-4-chart-gclp': campusChart('GCLP', 0.46),
  'campus-map': { svg: (language) => svgDocument(2000, 1150, campusMap(2000, 1150, language)), pixels: 2000 },
  'plan-madrid': surroundings(madrid, 'wide'),
  'plan-madrid-tall': surroundings(madrid, 'tall'),
  'plan-canarias': surroundings(granCanaria, 'wide'),
  'plan-canarias-tall': surroundings(granCanaria, 'tall'),
  'core-approach': deepCover(coreApproach, 800),
  'core-call': cover(coreCall, 800),
  'core-complete': deepCover(coreComplete, 800),
  'core-instructor': deepCover(coreInstructor, 800),
  'core-licence': cover(coreLicence, 800),
  'core-route': deepCover(coreRoute, 800),
  'core-shortage': deepCover(coreShortage, 800),
  'core-tower': cover(coreTower, 800),
  'core-where': cover(coreWhere, 800),
  'course-ansp': cover(courseAnsp),
  'course-evaluator': deepCover(courseEvaluator),
  'course-full-rating': cover(courseFullRating),
  'course-refresher': cover(courseRefresher),
  'blog-aptitude-test': deepCover(blogAptitudeTest),
  'blog-canarias-visit': cover(blogCanariasVisit),
  'blog-exams-calendar': cover(blogExamsCalendar),
  'blog-english': { ...deepCover(blogEnglish), quoted: ['descend FL 140', 'descending FL 140'] },
  'blog-pay': cover(blogPay),
  'blog-cost': cover(blogCost),
  'blog-medical': cover(blogMedical),
  'blog-phraseology': cover(blogPhraseology),
  'blog-study': cover(blogStudy),
  'blog-private-towers': cover(blogPrivateTowers),
  'blog-ratings': cover(blogRatings),
  'blog-requirements': cover(blogRequirements),
  'blog-behaviour': cover(blogBehaviour),
  'blog-roster': cover(blogRoster),
  'blog-syllabus': cover(blogSyllabus),
  'blog-working-day': deepCover(blogWorkingDay),
  'stay-room': cover(stayRoom),
  'stay-studio': cover(stayStudio),
  'stay-flat': cover(stayFlat),
  'strips-by-hand': cover(stripsByHand),
  'b2b-competence': cover(b2bCompetence),
  'b2b-sector-load': cover(b2bSectorLoad),
  'b2b-unit-training': deepCover(b2bUnitTraining),
};
