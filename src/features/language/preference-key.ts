/** Key of the saved language in local storage, and name of the first-party cookie that mirrors it for the server. */
export const preferenceKey = 'site-language';
