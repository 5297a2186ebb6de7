import { expect, test } from 'vitest';
import { elementsOf } from '../../../tests/html-elements.ts';
import { languages, type Language } from '../../../src/i18n/language.ts';
import { errorMessage, errorSummary, formWord } from '../../../src/i18n/words/forms.ts';
import {
  answeredField,
  choiceNames,
  choicesOf,
  consentNames,
  fieldOf,
  type AnswerName,
} from '../../../src/schema/fields/field-names.ts';
import type { ChoiceField } from '../../../src/schema/fields/field.ts';
import { answeredFieldIn, fieldIn } from '../../../src/schema/form-fields.ts';
import { formAddress, hidden, referenceOf } from '../../../src/schema/form-submission.ts';
import { choicesFor } from '../../../src/schema/waited-call.ts';
import { fieldsOf, isRequired, type FieldErrors } from '../../../src/schema/forms.ts';
import { siteFormIds, tellMeForm, visitForm } from '../../../src/schema/site-form.ts';
import { tokenName } from '../../../src/schema/tell-me.ts';
import { routePath } from '../../../src/site/routes.ts';
import { revealEmail } from '../../../src/site/shell.ts';
import { documentParts } from '../../../tests/form-app.ts';
import type { FormDocumentProps, FormNotice, FormProblem, FormSheet, TellMeStep } from './form-document-props.ts';
import { drawDocument } from './form-documents.ts';
import { formLayout } from './parts/form-sheet.tsx';

const { centre, assets, courses, campuses } = documentParts;

function draw(
  content: FormDocumentProps['content'],
  { language = 'es', framed = false }: { language?: Language; framed?: boolean } = {},
): string {
  return drawDocument(documentParts, { language, framed, content });
}

const sheet = (changes: Partial<FormSheet> = {}): FormSheet => ({
  kind: 'form',
  form: 'contact',
  values: {},
  hidden: {},
  errors: {},
  notice: null,
  ...changes,
});
const sent = {
  kind: 'sent',
  form: 'contact',
  submission: '0123abcd-0000-4000-8000-000000000000',
  email: 'nuria@example.com',
  thanks: '/exito',
} as const;
const trouble = (problem: FormProblem) => ({ kind: 'problem', problem, again: '/forms/campus?lang=es' }) as const;
const told = (step: TellMeStep) =>
  ({
    kind: 'tell-me',
    step,
    values: { email: 'nuria@example.com', course: 'Básico', months: '24', days: '7' },
    button: { address: '/forms/tell-me/somewhere?lang=es', token: 'a-secret' },
  }) as const;

const problems: readonly FormProblem[] = [400, 403, 404, 413, 415, 429, 500];
const every = siteFormIds.flatMap((form) => languages.map((language) => [form, language] as const));
const both = languages.map((language) => [language] as const);

/** The only element with this name and this value of the attribute. */
function only(html: string, name: string, attribute: string, value: string) {
  const found = elementsOf(html, name).filter(({ attributes }) => attributes[attribute] === value);
  expect(found, `<${name} ${attribute}="${value}">`).toHaveLength(1);
  return found[0]!;
}

/** The attributes of the control that asks for a field. */
function controlIn(html: string, name: string): Readonly<Record<string, string>> {
  const controls = ['input', 'select', 'textarea', 'fieldset'].flatMap((kind) => elementsOf(html, kind));
  const found = controls.filter(({ attributes }) => attributes['id'] === `field-${name}`);
  expect(found, name).toHaveLength(1);
  return found[0]!.attributes;
}

/** The HTML of the notes above the fields. */
function notesIn(html: string): string {
  const [notes = ''] = /(?<=data-notes="">).*?(?=<template)/s.exec(html) ?? [];
  return notes.replace(/<\/div>$/, '');
}

/** The contact details in a part of a document: telephone, and an address that only the script reveals. */
function contactIn(html: string): { phone: string | undefined; email: string | undefined } {
  const links = elementsOf(html, 'a').map(({ attributes }) => attributes);
  const email = links.find((link) => link['data-email'] !== undefined);
  return {
    phone: links.find(({ href = '' }) => href.startsWith('tel:'))?.['href'],
    email: email && revealEmail(email['data-email'] ?? ''),
  };
}
const reachable = { phone: `tel:${centre.phone.tel}`, email: centre.email };
const nobody = { phone: undefined, email: undefined };

test.each(both)('every document has a title and a heading (%s)', (language) => {
  const { forms } = documentParts.formTexts(language);
  for (const [content, title] of [
    [sheet({ form: 'campus' }), forms.campus.title],
    [sent, formWord('sent.title', language)],
    [told('confirmed'), formWord('tellMe.confirmed.title', language)],
    ...problems.map((problem) => [trouble(problem), formWord(`problem.${problem}.title`, language)] as const),
  ] as const) {
    const [page, frame] = [draw(content, { language }), draw(content, { language, framed: true })];
    expect(elementsOf(page, 'title')[0]?.text).toBe(`${title} – ${centre.name}`);
    expect(elementsOf(page, 'h1').map(({ text }) => text)).toEqual([title]);
    // In a frame, the page around the document has the main landmark.
    expect(elementsOf(page, 'main').map(({ attributes }) => [attributes['role'], attributes['aria-label']])).toEqual([
      [undefined, title],
    ]);
    expect(elementsOf(frame, 'main')).toEqual([]);
    expect(only(frame, 'div', 'role', 'group').attributes['aria-label']).toBe(title);
  }
});

test.each(both)('a document outside a frame links to the home page; a form has contact details (%s)', (language) => {
  const page = draw(sheet(), { language });
  const home = only(page, 'a', 'href', routePath('home', language));
  expect([home.attributes['aria-label'], home.text]).toEqual([
    formWord('home', language, { name: centre.name }),
    centre.name,
  ]);
  expect(contactIn(elementsOf(page, 'footer')[0]?.html ?? '')).toEqual(reachable);
  const frame = draw(sheet(), { language, framed: true });
  for (const surroundings of ['header', 'footer']) expect(elementsOf(frame, surroundings)).toEqual([]);
  for (const content of [sent, told('confirmed'), trouble(404)])
    expect(elementsOf(draw(content, { language }), 'footer')).toEqual([]);
});

test('a document has its styles and its script', () => {
  const html = draw(sent);
  for (const href of assets.styles) expect(only(html, 'link', 'href', href).attributes['rel']).toBe('stylesheet');
  expect(only(html, 'script', 'src', assets.script).attributes['type']).toBe('module');
});

test.each(siteFormIds)('the cells of %s fill its rows: two halves, or one cell in the whole row', (form) => {
  const answers = fieldsOf(form).filter((name): name is AnswerName => fieldOf(name).type !== 'consent');
  const defined = answers.map((name) => (answeredField(name).width === 'row' ? 'W' : 'h')).join('');
  const places = formLayout(form);
  expect(places.map(({ name }) => name)).toEqual(answers);
  const laidOut = places.map(({ wide }) => (wide ? 'W' : 'h')).join('');
  expect(draw(sheet({ form })).match(/data-wide=""/g)).toHaveLength(places.filter(({ wide }) => wide).length);
  expect(laidOut).toBe(defined.replace(/hh|h/g, (halves) => (halves === 'hh' ? 'hh' : 'W')));
});

test.each(every)('each field of %s has a label, and a control of its type (%s)', (form, language) => {
  const html = draw(sheet({ form }), { language });
  for (const { name } of formLayout(form)) {
    const field = answeredFieldIn(form, name);
    const optional = isRequired(form, name) ? '' : ` ${formWord('optional', language)}`;
    const label =
      field.type === 'choices' ? elementsOf(html, 'legend')[0] : only(html, 'label', 'for', `field-${name}`);
    expect(label?.text).toBe(`${field.label[language]}${optional}`);
    const { autocomplete, ...said } = controlIn(html, name);
    expect(said).toMatchObject({ name, 'data-type': field.type });
    expect(autocomplete).toBe('autocomplete' in field ? field.autocomplete : undefined);
    // The browser's spelling check would mark an address as misspelt.
    expect(said['spellcheck']).toBe(field.type === 'email' ? 'false' : undefined);
  }
});

test.each(every)('each consent of %s has its text, with its link to the policy (%s)', (form, language) => {
  const html = draw(sheet({ form }), { language });
  const { consent, policyName, tellMe, visit } = documentParts.formTexts(language);
  const names = consentNames.filter((name) => fieldsOf(form).includes(name));
  const boxes = elementsOf(html, 'input').filter(({ attributes }) => attributes['data-type'] === 'consent');
  expect(boxes.map(({ attributes }) => attributes['name'])).toEqual(names);
  for (const name of names) {
    const { text, html: inside } = only(html, 'label', 'for', `field-${name}`);
    const own = form === tellMeForm ? tellMe : form === visitForm ? visit : consent;
    const agreed = name === 'privacy' ? own.privacy : consent[name];
    expect(text).toBe(agreed.replace('{policy}', `${policyName} ${formWord('newTab', language)}`));
    const links = elementsOf(inside, 'a').map(({ attributes }) => attributes['href']);
    expect(links).toEqual(agreed.includes('{policy}') ? [routePath('privacy', language)] : []);
    expect(controlIn(html, name)).toMatchObject({ type: 'checkbox', name });
  }
});

test.each(every)('each choice of %s has all its options and an empty one (%s)', (form, language) => {
  const html = draw(sheet({ form, values: { course: courses[0]!.id } }), { language });
  for (const name of choiceNames.filter((choice) => fieldsOf(form).includes(choice))) {
    const field = answeredFieldIn(form, name) as ChoiceField;
    const options = elementsOf(only(html, 'select', 'name', name).html, 'option');
    expect(options.map(({ attributes, text }) => [attributes['value'], text])).toEqual([
      ['', field.none[language]],
      ...choicesOf(field, choicesFor(form, { courses, campuses })).map(({ id, title }) => [id, title[language]]),
    ]);
    const selected = options.filter(({ attributes }) => Object.hasOwn(attributes, 'selected'));
    expect(selected.map(({ attributes }) => attributes['value'])).toEqual(name === 'course' ? [courses[0]!.id] : []);
  }
});

test.each(every)('%s names the data controller, and folds all data protection notes (%s)', (form, language) => {
  const { dataProtection, policyName, tellMe, visit } = documentParts.formTexts(language);
  const own: Partial<typeof tellMe> = form === tellMeForm ? tellMe : form === visitForm ? visit : {};
  const linked = (text: string) => text.replace('{policy}', `${policyName} ${formWord('newTab', language)}`);
  const html = draw(sheet({ form }), { language });
  expect(elementsOf(html, 'p').map(({ text }) => text)).toContain(linked(own.summary ?? dataProtection.summary));
  const folded = elementsOf(html, 'details')[0]?.html ?? '';
  expect(elementsOf(folded, 'summary')[0]?.text).toBe(dataProtection.title);
  const [labels, texts] = ['dt', 'dd'].map((name) => elementsOf(folded, name).map(({ text }) => text));
  const { purpose, legalBasis } = dataProtection.rows;
  const rows = {
    ...dataProtection.rows,
    purpose: { ...purpose, text: own.purpose ?? purpose.text },
    legalBasis: { ...legalBasis, text: own.legalBasis ?? legalBasis.text },
  };
  expect(labels).toEqual(Object.values(rows).map(({ label }) => label));
  expect(texts).toEqual(Object.values(rows).map(({ text }) => linked(text)));
});

test.each(every)('each field of %s has the messages that the script may show (%s)', (form, language) => {
  const html = draw(sheet({ form }), { language });
  for (const name of fieldsOf(form)) {
    const field = fieldIn(form, name);
    const { attributes, text } = only(html, 'p', 'id', `error-${name}`);
    expect([attributes['hidden'], text]).toEqual(['', '']);
    const keys = [
      ...(isRequired(form, name) ? (['missing'] as const) : []),
      ...('malformed' in field ? (['malformed'] as const) : []),
      ...('maxLength' in field && field.type !== 'documents' ? (['tooLong', 'forbidden'] as const) : []),
      ...(field.type === 'documents' ? (['notPdf', 'tooLarge', 'tooMany'] as const) : []),
    ];
    const messages = keys.map((key) => [key, errorMessage(field, key, language)]);
    expect(JSON.parse(attributes['data-messages'] ?? '')).toEqual(Object.fromEntries(messages));
    expect(controlIn(html, name)).not.toHaveProperty('aria-invalid');
  }
  expect(notesIn(html)).toBe('');
});

test.each(every)('faults in %s are above and beside the fields; the first gets the focus (%s)', (form, language) => {
  const required = fieldsOf(form).filter((name) => isRequired(form, name));
  for (const names of [required, required.slice(0, 1)]) {
    const errors: FieldErrors = Object.fromEntries(names.map((name) => [name, 'missing']));
    const html = draw(sheet({ form, errors }), { language });
    // Style sheets select by this attribute.
    expect(html.match(/data-invalid=""/g)).toHaveLength(names.length);
    const notes = notesIn(html);
    expect(elementsOf(notes, 'strong').map(({ text }) => text)).toEqual([errorSummary(names.length, language)]);
    expect(elementsOf(notes, 'a').map(({ attributes, text }) => [attributes['href'], text])).toEqual(
      names.map((name) => [`#field-${name}`, fieldOf(name).label[language]]),
    );
    for (const name of names) {
      const control = controlIn(html, name);
      expect(control['aria-invalid']).toBe('true');
      const { attributes, text } = only(html, 'p', 'id', control['aria-describedby'] ?? '');
      expect(text).toBe(errorMessage(fieldIn(form, name), 'missing', language));
      expect(attributes).not.toHaveProperty('hidden');
      expect(Object.hasOwn(control, 'autofocus')).toBe(name === names[0]);
    }
  }
});

test.each(both)('a form shown again has the reason and, after a failure, contact details (%s)', (language) => {
  const notices: Record<FormNotice, typeof reachable | typeof nobody> = {
    again: nobody,
    another: nobody,
    busy: reachable,
    failed: reachable,
  };
  for (const notice of Object.keys(notices) as FormNotice[]) {
    const html = draw(sheet({ notice }), { language });
    const notes = notesIn(html);
    expect(elementsOf(notes, 'strong')[0]?.text).toBe(formWord(`notice.${notice}.title`, language));
    expect(elementsOf(notes, 'p')[1]?.text).toBe(formWord(`notice.${notice}.text`, language));
    expect(contactIn(notes)).toEqual(notices[notice]);
    const isFailure = notices[notice] === reachable;
    expect(elementsOf(notes, 'div')[0]?.attributes['data-tone']).toBe(isFailure ? 'error' : 'notice');
  }
});

test.each(every)('%s is sent to its own address, in its language (%s)', (form, language) => {
  const html = draw(sheet({ form, hidden: { page: '/a' } }), { language });
  expect(only(html, 'form', 'data-form', form).attributes).toMatchObject({
    'method': 'post',
    'action': formAddress({ form, language }),
    'data-sending': formWord('sending', language),
  });
  expect(only(html, 'input', 'name', 'page').attributes).toMatchObject({ type: 'hidden', value: '/a' });
  // The script fills this field in if it runs in a frame.
  expect(only(html, 'input', 'name', hidden.framed).attributes).toMatchObject({ type: 'hidden', value: '' });
  // The trap field is not in the tab order.
  expect(only(html, 'input', 'name', hidden.trap).attributes['tabindex']).toBe('-1');
});

test.each(both)('the confirmation shows the address for the answer, and the reference (%s)', (language) => {
  const html = draw(sent, { language, framed: true });
  expect(elementsOf(html, 'p')[0]?.text).toBe(formWord('sent.text', language, { email: sent.email }));
  expect(elementsOf(html, 'dd')[0]?.text).toBe(referenceOf(sent.submission));
  // The script moves the focus to the heading; the Tab key does not reach it.
  expect(elementsOf(html, 'h1')[0]?.attributes['tabindex']).toBe('-1');
  expect(only(html, 'a', 'href', sent.thanks).attributes['target']).toBe('_top');
});

test.each(problems)('an error page (%i) shows the centre’s contact details, and a link back to the form', (problem) => {
  for (const language of languages) {
    const html = draw(trouble(problem), { language });
    expect(elementsOf(html, 'p')[0]?.text).toBe(formWord(`problem.${problem}.text`, language));
    expect(contactIn(html)).toEqual(reachable);
    expect(only(html, 'a', 'href', trouble(problem).again).text).toBe(formWord('problem.again', language));
  }
});

/** Names the part beside the button of each step: a link to a new request, or the centre's contact details. */
const steps: Readonly<Record<TellMeStep, 'again' | 'contact' | null>> = {
  asked: null,
  confirm: null,
  confirmed: null,
  expired: 'again',
  unsubscribe: null,
  unsubscribed: null,
  unavailable: 'contact',
};

test.each(Object.entries(steps) as [TellMeStep, string | null][])(
  'the step “%s” shows besides its button: %s',
  (step, offered) => {
    for (const language of languages) {
      const content = told(step);
      const html = draw(content, { language });
      const [heading] = elementsOf(html, 'h1');
      expect([heading?.text, heading?.attributes['tabindex']]).toEqual([
        formWord(`tellMe.${step}.title`, language),
        '-1',
      ]);
      expect(elementsOf(html, 'p')[0]?.text).toBe(formWord(`tellMe.${step}.text`, language, content.values));
      const words = step === 'unsubscribe' ? 'tellMe.unsubscribe.button' : 'tellMe.confirm.button';
      expect(elementsOf(html, 'button').map(({ text }) => text)).toEqual([formWord(words, language)]);
      expect(only(html, 'form', 'action', content.button.address).attributes['method']).toBe('post');
      expect(only(html, 'input', 'name', tokenName).attributes).toMatchObject({ type: 'hidden', value: 'a-secret' });
      const again = elementsOf(elementsOf(html, 'main')[0]?.html ?? '', 'a').filter(
        ({ attributes }) => !attributes['data-email'] && !attributes['href']?.startsWith('tel:'),
      );
      expect(again.map(({ attributes, text }) => [attributes['href'], text])).toEqual(
        offered === 'again'
          ? [[formAddress({ form: tellMeForm, language }), formWord('tellMe.expired.again', language)]]
          : [],
      );
      expect(contactIn(html)).toEqual(offered === 'contact' ? reachable : nobody);
    }
  },
);

test('a step without a button has no form', () => {
  const html = draw({ ...told('unsubscribed'), button: null });
  expect([...elementsOf(html, 'form'), ...elementsOf(html, 'button')]).toEqual([]);
});
