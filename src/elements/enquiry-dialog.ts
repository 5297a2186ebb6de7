import { watchDialog } from '../browser/watch-dialog.ts';
import { defineElement, part } from './element.ts';

/** Names the course whose link opened the dialog (`data-about`), and gives it to the form, which keeps other texts. */
defineElement('enquiry-dialog', (host) => {
  const dialog = part<HTMLDialogElement>(host, 'dialog');
  const courses = JSON.parse(host.dataset.courses ?? '{}') as Record<string, string>;
  const line = part(host, '[data-course-line]');
  const { dataset: form } = part(host, '[data-form]');

  function follow(): void {
    if (!dialog.open) return;
    const course = dialog.dataset.about ?? '';
    const name = courses[course];
    line.hidden = !name;
    part(line, 'strong').textContent = name ?? '';
    if (!name) delete form.course;
    else if (form.course !== course) form.course = course;
  }
  watchDialog(dialog, follow);
  follow();
});
