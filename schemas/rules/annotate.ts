import type {z} from "zod";

/** Stability level of a field, as defined in `CONTRACT.md`. */
export type Stability = "stable" | "evolving";

/** Annotations of a field for the references. Nested fields inherit stability and release. */
export interface Annotations {
  /** Unit of a number. */
  unit?: string;
  /** First release with the field. */
  since?: string;
  stability?: Stability;
}

/** Keys of annotations, which published schemas omit: the strict mode of validators rejects unknown keywords. */
export const ANNOTATIONS: readonly string[] = ["unit", "since", "stability"] satisfies (keyof Annotations)[];

/** Adds a unit to a field; its description is kept. */
export const inUnit = <T extends z.ZodType>(unit: string, field: T): T => field.meta({...field.meta(), unit});

/** Marks a field as one that may change in a minor release. */
export const evolving = <T extends z.ZodType>(field: T): T =>
  field.meta({...field.meta(), stability: "evolving" satisfies Stability});

/** Marks a field as one that changes only additively, in a shape that may otherwise change. */
export const stable = <T extends z.ZodType>(field: T): T =>
  field.meta({...field.meta(), stability: "stable" satisfies Stability});

/** Annotates the shape of an artifact, whose fields are stable by default. */
export const artifact = <T extends z.ZodType>(since: string, shape: T, stability: Stability = "stable"): T =>
  shape.meta({...shape.meta(), since, stability});
