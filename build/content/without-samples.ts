import type { Campus } from '../../src/schema/campus.ts';
import { isSampleStreet, type Centre } from '../../src/schema/centre.ts';
import type { Course } from '../../src/schema/course.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';

/**
 * The content without samples. An empty section is left out of its page; a sample article has no page and is not listed
 * anywhere. Values that every page needs (address, phone, company) stay: `samples` of the centre lists them, and the
 * strict audit fails while there are any.
 */
export function withoutSamples(content: SiteContent): SiteContent {
  const {
    centre,
    people,
    press,
    campuses,
    courses,
    enrolment,
    facilities,
    feedback,
    services,
    contact,
    articles,
    visits,
  } = content;
  const { answer, ...panel } = contact.panel;
  return {
    ...content,
    samples: { shown: false },
    people: { testimonials: real(people.testimonials), alumni: real(people.alumni) },
    press: { items: real(press.items) },
    campuses: { madrid: realCampus(campuses.madrid, centre), canarias: realCampus(campuses.canarias, centre) },
    courses: Object.fromEntries(Object.entries(courses).map(([id, course]) => [id, realCourse(course)])),
    enrolment: {
      steps: enrolment.steps.sample ? { title: enrolment.steps.title, items: [] } : enrolment.steps,
      money: { ...enrolment.money, rows: real(enrolment.money.rows) },
    },
    facilities: { ...facilities, items: real(facilities.items) },
    visits: { ...visits, visits: real(visits.visits) },
    feedback: feedback.sample ? { ...feedback, sample: false, instructors: [] } : feedback,
    services: {
      ...services,
      offer: { ...services.offer, items: real(services.offer.items) },
      references: { ...services.references, items: real(services.references.items) },
    },
    contact: { ...contact, panel: answer?.sample ? panel : contact.panel },
    articles: Object.fromEntries(Object.entries(articles).filter(([, { es }]) => !es.sample)),
  };
}

function real<Item extends { sample?: boolean | undefined }>(items: readonly Item[]): Item[] {
  return items.filter(({ sample }) => !sample);
}

/** Removes the samples of a course: claim, rest of the hours, details and costs of its page; the offer of its programme. */
function realCourse({ page, programme, ...course }: Course): Course {
  return {
    ...course,
    ...(page && {
      page: {
        ...page,
        description: page.description && withoutSample(page.description, 'claim'),
        sections: page.sections.map((each) => (each.kind === 'curriculum' ? withoutSample(each, 'rest') : each)),
        details: { ...page.details, rows: real(page.details.rows) },
        cost: { ...page.cost, rows: real(page.cost.rows) },
      },
    }),
    ...(programme && { programme: { ...programme, offer: real(programme.offer) } }),
  };
}

/** Leaves out a part that is a sample. */
function withoutSample<
  Name extends string,
  Part extends { [name in Name]?: { sample?: true | undefined } | undefined },
>(part: Part, name: Name): Part {
  return part[name]?.sample ? { ...part, [name]: undefined } : part;
}

/** Removes the map of an unconfirmed street, and lodgings that are samples. */
function realCampus({ map, accommodation, ...campus }: Campus, centre: Centre): Campus {
  const options = real(accommodation?.options ?? []);
  return {
    ...campus,
    ...(map && !isSampleStreet(centre, campus.id) && { map }),
    ...(accommodation && options.length > 0 && { accommodation: { ...accommodation, options } }),
  };
}
