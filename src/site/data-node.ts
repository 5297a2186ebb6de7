/**
 * An object in the schema.org vocabulary. The properties are not typed: `schema-dts` would add 400,000 types to the
 * 1.1 million that `tsc` creates.
 */
export type DataNode = { '@type': string; '@id'?: string; [property: string]: unknown };
