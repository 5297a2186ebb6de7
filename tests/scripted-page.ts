// Components are tested as on a page that is going to be live; src/browser/plain-page.ts says what others see.
document.documentElement.dataset['scripted'] = '';
