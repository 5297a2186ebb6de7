import { expect, test } from 'vitest';
import { blogData, postingData } from './blog-structured-data.ts';
import { campusNodeId, centreData } from './centre-structured-data.ts';
import { definedTermsData } from './glossary-structured-data.ts';

const siteUrl = 'https://example.org';
const publisher = {
  '@type': 'Organization',
  '@id': 'https://example.org/#organization',
  name: 'Centro',
  url: 'https://example.org/',
  logo: { '@type': 'ImageObject', url: 'https://example.org/icon-512.png' },
};
const article = {
  title: 'Títulos',
  description: 'Qué son.',
  answers: '¿Qué son?',
  picture: 'https://example.org/a.jpg',
  date: '2025-10-29',
  updated: '2025-11-03',
  author: 'El equipo',
  tags: ['Formación'],
  minutes: 4,
  url: 'https://example.org/blog/a',
  sources: [{ title: 'BOE', publisher: 'Estado', url: 'https://www.boe.es/' }],
};

test('the structured data of an article state its dates, author and sources', () => {
  expect(postingData(article, 'es', { name: 'Centro', siteUrl })).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://example.org/blog/a#article',
    headline: 'Títulos',
    description: 'Qué son.',
    abstract: '¿Qué son?',
    image: 'https://example.org/a.jpg',
    datePublished: '2025-10-29',
    dateModified: '2025-11-03',
    inLanguage: 'es',
    keywords: ['Formación'],
    timeRequired: 'PT4M',
    author: { '@type': 'Organization', name: 'El equipo, Centro', url: 'https://example.org/' },
    publisher,
    citation: [
      {
        '@type': 'CreativeWork',
        name: 'BOE',
        publisher: { '@type': 'Organization', name: 'Estado' },
        url: 'https://www.boe.es/',
      },
    ],
    mainEntityOfPage: { '@id': 'https://example.org/blog/a#webpage' },
    url: 'https://example.org/blog/a',
  });
});

test('the structured data of the blog list its articles', () => {
  const blog = { name: 'Blog', description: 'Todo.', url: 'https://example.org/blog' };
  expect(blogData(blog, [article], 'es', { name: 'Centro', siteUrl })).toEqual({
    '@type': 'Blog',
    '@id': 'https://example.org/blog#blog',
    ...blog,
    inLanguage: 'es',
    publisher,
    blogPost: [
      {
        '@type': 'BlogPosting',
        headline: 'Títulos',
        datePublished: '2025-10-29',
        dateModified: '2025-11-03',
        url: 'https://example.org/blog/a',
      },
    ],
  });
});

test('the structured data of the centre state its certificate, its contact, its campuses, and the search of its site', () => {
  const centre = {
    name: 'Centro',
    code: 'ES-ATCO-1',
    agency: { acronym: 'AESA', name: { es: 'La agencia', en: 'The agency' }, link: 'https://agency.example' },
    phone: { display: '600 000 000', tel: '+34600000000' },
    social: { linkedin: 'https://l', instagram: 'https://i', facebook: 'https://f', x: 'https://x' },
  };
  const organization = { '@id': 'https://example.org/#organization' };
  expect(campusNodeId(siteUrl, 'madrid')).toBe('https://example.org/#madrid');
  expect(centreData(centre, { description: 'Enseña.', certificate: 'Certificate' }, 'en', siteUrl)).toEqual([
    {
      '@type': 'EducationalOrganization',
      ...organization,
      name: 'Centro',
      description: 'Enseña.',
      url: 'https://example.org/',
      logo: { '@type': 'ImageObject', url: 'https://example.org/icon-512.png', width: '512', height: '512' },
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        name: 'Certificate',
        identifier: 'ES-ATCO-1',
        recognizedBy: { '@type': 'GovernmentOrganization', name: 'The agency', url: 'https://agency.example' },
      },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'admissions',
        telephone: '+34600000000',
        url: 'https://example.org/contact',
        availableLanguage: ['es', 'en'],
      },
      subOrganization: [{ '@id': 'https://example.org/#madrid' }, { '@id': 'https://example.org/#canarias' }],
      sameAs: ['https://l', 'https://i', 'https://f', 'https://x'],
    },
    {
      '@type': 'WebSite',
      '@id': 'https://example.org/#website',
      name: 'Centro',
      url: 'https://example.org/',
      inLanguage: ['es', 'en'],
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://example.org/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ]);
});

test('every term of a glossary is part of it and has an anchor of its own', () => {
  const url = 'https://example.org/glossary';
  const terms = [{ id: 'adc', term: 'ADC', name: 'Aerodrome control', short: 'A rating.' }];
  expect(definedTermsData({ name: 'Glossary', url, language: 'en', terms })).toEqual({
    '@type': 'DefinedTermSet',
    '@id': `${url}#glossary`,
    name: 'Glossary',
    url,
    inLanguage: 'en',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        '@id': `${url}#adc`,
        name: 'Aerodrome control',
        termCode: 'ADC',
        description: 'A rating.',
        inDefinedTermSet: `${url}#glossary`,
      },
    ],
  });
});
