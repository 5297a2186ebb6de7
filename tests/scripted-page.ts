// Components are tested as on a page that is going to be hydrated; src/browser/plain-page.ts describes the other pages.
document.documentElement.dataset['scripted'] = '';
