/**
 * An object in the schema.org vocabulary. The properties are not typed: `schema-dts` adds 400,000 types to the 1.1 million
 * of `tsc`.
 */
export type DataNode = { '@type': string; '@id'?: string; [property: string]: unknown };
