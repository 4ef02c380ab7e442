import {z} from "zod";

const propertyNames = z.record(z.string(), z.string());

/**
 * Rule for rendering a tag: `content` renders its content, `nothing` removes it. Otherwise it becomes one of
 * the tool's own components, an element, or an HTML template.
 */
export const componentRule = z.union([
  z.enum(["content", "nothing"]),
  z.strictObject({
    as: z.string().describe("A component of the tool, such as `Tabs`, `Tab`, `Badge` or `Card`"),
    props: propertyNames
      .default({})
      .describe(
        "Property of that component → property of the tag; several, separated by `|`, are tried in turn",
      ),
    set: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
      .default({})
      .describe("Fixed properties"),
  }),
  z.strictObject({
    element: z
      .string()
      .regex(/^[a-z][a-z0-9]*$/, "must be the name of an HTML element")
      .describe("Name of the HTML element"),
    class: z.string().optional().describe("Class names of the element"),
    attributes: propertyNames.default({}).describe("Attribute → property of the tag"),
  }),
  z.strictObject({
    template: z
      .string()
      .describe(
        "HTML in which `{name}` is a property of the tag and `<slot></slot>` its content; sanitized like all HTML",
      ),
  }),
]);
export type ComponentRule = z.output<typeof componentRule>;
export type ComponentRuleInput = z.input<typeof componentRule>;
