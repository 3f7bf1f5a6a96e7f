/** The fields that most objects begin with. */
export function begin<Kind extends string>(object: Kind, id: string, created: number) {
  return { id, object, created, livemode: false };
}

/** A field's first value, widened to the type of all its possible values. */
export function initially<Value>(value: Value): Value {
  return value;
}
