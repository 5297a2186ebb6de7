// Components are tested as on a page whose scripts run; src/browser/plain-page.ts describes the other pages.
document.documentElement.dataset['scripted'] = '';
