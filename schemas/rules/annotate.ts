import type {z} from "zod";

/** Level of stability of a field, as `CONTRACT.md` defines it. */
export type Stability = "stable" | "evolving";

/** Annotations of a field for the references. The parts of a field have its stability and release unless they differ. */
export interface Annotations {
  /** Unit of a number. */
  unit?: string;
  /** First release with the field. */
  since?: string;
  stability?: Stability;
}

/** Keys of annotations, which published schemas omit: the strict mode of validators rejects unknown keywords. */
export const ANNOTATIONS: readonly string[] = ["unit", "since", "stability"] satisfies (keyof Annotations)[];

/** Returns the field with a unit; its description is kept. */
export const inUnit = <T extends z.ZodType>(unit: string, field: T): T => field.meta({...field.meta(), unit});

/** Returns the field as one that may change in a minor release. */
export const evolving = <T extends z.ZodType>(field: T): T =>
  field.meta({...field.meta(), stability: "evolving" satisfies Stability});

/** Returns the field as one that changes only additively, in a shape that may change otherwise. */
export const stable = <T extends z.ZodType>(field: T): T =>
  field.meta({...field.meta(), stability: "stable" satisfies Stability});

/** Returns the shape of an artifact, whose fields are stable unless they differ. */
export const artifact = <T extends z.ZodType>(since: string, shape: T, stability: Stability = "stable"): T =>
  shape.meta({...shape.meta(), since, stability});
