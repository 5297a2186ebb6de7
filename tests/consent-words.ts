import type { Language } from '../src/i18n/language.ts';

/** Texts of the notice, the dialog and their toasts, and the paths of two pages. */
export const consentWords = {
  es: {
    page: '/cursos',
    contact: '/contacto',
    notice: 'Aviso de cookies',
    refuse: 'Solo necesarias',
    accept: 'Aceptar todas',
    configure: 'Configurar',
    dialog: 'Preferencias de cookies',
    necessary: 'Necesarias',
    analytics: 'Analíticas',
    marketing: 'De marketing',
    save: 'Guardar preferencias',
    manage: 'Gestionar cookies',
    refused: 'Solo cookies necesarias aceptadas',
    accepted: 'Todas las cookies aceptadas',
    saved: 'Preferencias de cookies guardadas',
  },
  en: {
    page: '/courses',
    contact: '/contact',
    notice: 'Cookie notice',
    refuse: 'Only necessary',
    accept: 'Accept all',
    configure: 'Configure',
    dialog: 'Cookie preferences',
    necessary: 'Necessary',
    analytics: 'Analytics',
    marketing: 'Marketing',
    save: 'Save preferences',
    manage: 'Manage cookies',
    refused: 'Only necessary cookies accepted',
    accepted: 'All cookies accepted',
    saved: 'Cookie preferences saved',
  },
} as const satisfies Record<Language, object>;
