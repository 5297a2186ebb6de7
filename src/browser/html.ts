/** The html element. Its data attributes pass settings and state between the server, styles and scripts. */
export const html = document.documentElement;
