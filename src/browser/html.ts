/** The html element: what server and scripts tell each other stands in its attributes. */
export const html = document.documentElement;
