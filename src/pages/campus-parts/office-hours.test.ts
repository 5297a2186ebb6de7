import { expect, test } from 'vitest';
import { languages } from '../../i18n/language.ts';
import type { Centre } from '../../schema/centre.ts';
import { officeHours } from './office-hours.ts';

test.each<[Centre['officeHours']['days'], string, string]>([
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'Lunes a viernes', 'Monday to Friday'],
  [['friday', 'monday', 'wednesday'], 'Lunes, miércoles y viernes', 'Monday, Wednesday and Friday'],
  [['saturday', 'sunday'], 'Sábado y domingo', 'Saturday and Sunday'],
  [['monday'], 'Lunes', 'Monday'],
])('the office days %j are a range, a list or one name', (days, ...expected) => {
  const hours = { days, opens: '09:00', closes: '18:00', timeZone: 'Europe/Madrid' };
  const written = languages.map((language) => officeHours(hours, language));
  expect(written).toEqual(expected.map((text) => `${text}, 9:00–18:00`));
});
