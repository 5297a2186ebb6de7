import { defineElement, part } from './element.ts';

/** Submits a form at each change of it, leaving out empty values. */
defineElement('auto-submit', (host) => {
  const form = part<HTMLFormElement>(host, 'form');
  form.addEventListener('change', () => form.requestSubmit());
  form.addEventListener('formdata', ({ formData }) => {
    const given = [...formData];
    for (const [name, value] of given) if (value === '') formData.delete(name);
  });
});
