import { expect, test } from 'vitest';
import { z } from 'zod';
import { measurementAttributes, measurementVariables, tagSources } from './measurement-settings.ts';

const read = (variables: Record<string, string>) => z.object(measurementVariables).parse(variables);

test('by default documents get no attributes, and the policy allows no origins of tags', () => {
  expect(measurementAttributes(read({}))).toEqual({});
  expect(tagSources(read({}))).toEqual({ scripts: [], connections: [], images: [], frames: [] });
});

test('documents contain the enabled services', () => {
  const env = read({
    GOOGLE_TAG_ID: 'G-ABC123',
    AD_CONVERSION_LABEL: 'AW-123/Ab-c_D',
    TAG_ORIGIN: 'http://127.0.0.1:8080/x',
  });
  expect(measurementAttributes(env)).toEqual({
    'data-google-tag': 'G-ABC123',
    'data-ad-conversion': 'AW-123/Ab-c_D',
    'data-tag-origin': 'http://127.0.0.1:8080',
  });
});

test('the policy allows the origins that the enabled tags need, and no others', () => {
  const analytics = tagSources(read({ GOOGLE_TAG_ID: 'G-ABC123' }));
  expect(analytics.scripts).toEqual(['https://*.googletagmanager.com']);
  expect(analytics.frames).toEqual([]);
  expect(analytics.connections.join(' ')).not.toContain('doubleclick');
  const ads = tagSources(read({ AD_CONVERSION_LABEL: 'AW-1/a' }));
  expect(ads.connections.join(' ')).not.toContain('google-analytics');
  expect(ads.frames).toContain('https://td.doubleclick.net');
  expect(tagSources(read({ TAG_MANAGER_ID: 'GTM-ABC', TAG_ORIGIN: 'https://tags.example.com' })).scripts[0]).toBe(
    'https://tags.example.com',
  );
});

test.each([
  ['GOOGLE_TAG_ID', 'UA-1234'],
  ['GOOGLE_TAG_ID', 'G-1" onload="x'],
  ['TAG_MANAGER_ID', 'GTM'],
  ['AD_CONVERSION_LABEL', 'AW-123'],
  ['TAG_ORIGIN', 'javascript:alert(1)'],
  ['METRICS_PORT', 'x'],
])('%s with the value %s is refused', (name, value) => {
  expect(() => read({ [name]: value })).toThrow();
});

test('the policy allows the origins in Google’s guide for each product, after the site’s own tag server', () => {
  const tags = 'https://*.googletagmanager.com';
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const ads = [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ];
  const pixels = ['https://google.com', 'https://www.google.es'];
  const reached = (variables: Record<string, string>) => {
    const { scripts, connections, images } = tagSources(read(variables));
    return { scripts, connections, images };
  };
  expect(reached({ GOOGLE_TAG_ID: 'G-ABC123' })).toEqual({
    scripts: [tags],
    connections: [tags, ...analytics],
    images: [tags, ...analytics],
  });
  expect(reached({ AD_CONVERSION_LABEL: 'AW-1/a' })).toEqual({
    scripts: [tags, ...ads],
    connections: [tags, ...ads, ...pixels],
    images: [tags, ...ads, ...pixels],
  });
  expect(reached({ TAG_MANAGER_ID: 'GTM-ABC', TAG_ORIGIN: 'https://tags.example.com' }).images).toEqual([
    'https://tags.example.com',
    tags,
    ...analytics,
    ...ads,
    ...pixels,
  ]);
});
