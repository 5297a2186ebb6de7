/** An object in the schema.org vocabulary. Its type has no list of properties: `schema-dts` would double the time of `tsc`. */
export type DataNode = { '@type': string; '@id'?: string; [property: string]: unknown };
