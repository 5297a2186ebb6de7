/** The html element: its attributes carry messages between server and scripts. */
export const html = document.documentElement;
