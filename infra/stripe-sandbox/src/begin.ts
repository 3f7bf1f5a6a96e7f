/** The fields that most objects begin with. */
export function begin<Kind extends string>(object: Kind, id: string, created: number) {
  return { id, object, created, livemode: false };
}

/** The first value of a field, of the type that all its values have. */
export function initially<Value>(value: Value): Value {
  return value;
}
