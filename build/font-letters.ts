const basicLatin = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
/** The letters of nearly every text. A page without other letters loads only the font files with these. */
export const usualLetters = `${basicLatin.replace(/[[\\\]^`{}~]/g, '')}ÁÉÍÓÚÑáéíóúüñ\u00a0¡¿«»·ªº€°©–—‘’“”…−`;

/** Further letters of B612 for names and formulas. Keep the ranges in src/styles/fonts.css in step. */
export const rareLetters = '[\\]^`{}~ÜÀÂÇÈÊËÎÏÔÖÛàâäçèêëîïôöû²³×±®•½↑↓';
