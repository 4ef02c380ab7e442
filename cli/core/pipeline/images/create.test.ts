import {existsSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {crc32} from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {picture} from "#fixtures/support/picture.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {validateArtifacts} from "#fixtures/support/validate-artifacts.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {config} from "#schemas/config.ts";
import {createVariants} from "./create.ts";

/** Writes a project with images, by name. */
function projectWith(
  pictures: Readonly<Record<string, Buffer>>,
  images: unknown = true,
  text = Object.keys(pictures)
    .map(name => `![Alt](<${name}>)`)
    .join("\n\n"),
): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs-index.config.json": JSON.stringify({content: "docs", dates: "none", images}),
    "docs/index.md": `# Home\n\n${text}\n`,
  });
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(folder, "docs", name), bytes);
  return folder;
}

const htmlOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, "artifacts/data/pages/index.json"), "utf8")).html;

const filesOf = (folder: string): {path: string; sha256: string}[] =>
  JSON.parse(readFileSync(join(folder, "artifacts/data/manifest.json"), "utf8")).files;

/** Returns the candidates of the first `srcset`: their widths by URL. */
const candidates = (html: string): [string, number][] =>
  (/ srcset="([^"]*)"/.exec(html)?.[1] ?? "").split(", ").map(text => {
    const [url = "", width = ""] = text.split(" ");
    return [url, Number.parseInt(width, 10)];
  });

it("offers an image in several widths, as WebP files that exist", async () => {
  const folder = projectWith({"a & b.png": await picture(1200, 300)});
  const {diagnostics} = await buildProject(folder, "--no-cache");
  expect(diagnostics).toEqual([]);
  const html = htmlOf(folder);
  expect(html).toContain(' sizes="(min-width: 656px) 656px, 100vw"');
  expect(html).toMatch(
    /<img src="\/a%20&(?:amp|#x26);%20b\.png" srcset="[^"]+" sizes="[^"]+" alt="Alt" width="1200" height="300"/,
  );
  expect(candidates(html).map(([, width]) => width)).toEqual([480, 960, 1200]);
  for (const [url, width] of candidates(html)) {
    expect(url).toMatch(/^\/assets\/images\/a-b-[0-9a-f]{16}-\d+\.webp$/);
    const {format, ...size} = await sharp(join(folder, "artifacts", url)).metadata();
    expect([format, size.width]).toEqual(["webp", width]);
  }
  expect(validateArtifacts(join(folder, "artifacts")).problems).toEqual([]);
});

it("uses the widths of the config, and adds the image itself if it is wider", async () => {
  const folder = projectWith({"a.jpg": await picture(900, 200, "jpeg")}, {widths: [400, 200], quality: 50});
  await buildProject(folder, "--no-cache");
  expect(candidates(htmlOf(folder)).map(([url, width]) => [url.replace(/.*\./, ""), width])).toEqual([
    ["webp", 200],
    ["webp", 400],
    ["jpg", 900],
  ]);
});

it("respects the orientation, the width and the srcset that authors set", async () => {
  const turned = await sharp(await picture(300, 1000))
    .withMetadata({orientation: 6})
    .jpeg()
    .toBuffer();
  const own = await picture(1000, 100);
  const text =
    '![Alt](turned.jpg)\n\n<img src="own.png" alt="a" width="200">\n\n<img src="own.png" srcset="own.png 2x" alt="b">';
  const folder = projectWith({"turned.jpg": turned, "own.png": own}, true, text);
  await buildProject(folder, "--no-cache");
  const [first = "", second = "", third = ""] = htmlOf(folder).split("<img").slice(1);
  expect(candidates(first).map(([, width]) => width)).toEqual([480, 1000]);
  expect(second).toContain(' sizes="(min-width: 200px) 200px, 100vw"');
  expect(third).not.toContain("sizes");
});

it("leaves small, animated, vector and external images as they are", async () => {
  const png = await picture(1000, 100);
  const frames = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1"),
    png.subarray(33),
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="10"/>');
  const pictures = {"small.png": await picture(480, 20), "frames.png": frames, "a.svg": svg};
  const text = `${Object.keys(pictures)
    .map(name => `![Alt](${name})`)
    .join(" ")} ![Alt](https://x.example/a.png)`;
  const folder = projectWith(pictures, true, text);
  const {diagnostics} = await buildProject(folder, "--no-cache");
  expect(diagnostics).toEqual([]);
  expect(htmlOf(folder)).not.toContain("srcset");
});

it("keeps damaged images of any kind, and reports each", async () => {
  const [png, jpeg] = [await picture(700, 90), await picture(700, 90, "jpeg")];
  const name = fc.constantFrom("a.png", "b.jpg");
  await fc.assert(
    fc.asyncProperty(name, fc.double({min: 0.1, max: 0.9, noNaN: true}), async (file, part) => {
      const bytes = file === "a.png" ? png : jpeg;
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      const folder = projectWith({[file]: cut});
      const {diagnostics} = await buildProject(folder, "--no-cache");
      expect(diagnostics.map(({code, severity, file: at}) => [code, severity, at])).toEqual([
        ["image-variants", "warning", `docs/${file}`],
      ]);
      expect(htmlOf(folder)).not.toContain("srcset");
      expect(readFileSync(join(folder, "artifacts", file)).equals(cut)).toBe(true);
      rmSync(folder, {recursive: true});
    }),
    {numRuns: 8},
  );
});

it.each(["<svg xmlns='http://www.w3.org/2000/svg' width='999' height='9'/>", "GIF89a", "%PDF-1.4", "BM", ""])(
  "does not convert %j with the name of a photo",
  async text => {
    const {diagnostics} = await buildProject(projectWith({"a.png": Buffer.from(text)}), "--no-cache");
    expect(diagnostics.map(({message}) => message)).toEqual(["the file is neither a PNG nor a JPEG image"]);
  },
);

it("refuses images with too many pixels before decoding them", async () => {
  const large = await picture(10, 10);
  // Width and height in the header, and its checksum.
  large.writeUInt32BE(10_000, 16);
  large.writeUInt32BE(6000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  const {diagnostics} = await buildProject(projectWith({"large.png": large}), "--no-cache");
  expect(diagnostics.map(({message}) => message)).toEqual(["the image has more than 50000000 pixels"]);
});

it("writes the same bytes with one thread and with several, with and without a cache", async () => {
  const pictures = {"a.png": await picture(1000, 200), "b.jpg": await picture(800, 200, "jpeg")};
  const outcomes = [];
  for (const flags of [["--no-cache", "--threads", "1"], ["--threads", "2"], []]) {
    const folder = projectWith(pictures);
    await buildProject(folder, ...flags);
    if (flags.length === 0) {
      writeFileSync(join(folder, "docs/more.md"), "# More\n");
      await buildProject(folder);
      rmSync(join(folder, "docs/more.md"));
      await buildProject(folder);
    }
    outcomes.push(filesOf(folder));
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});

it("takes variants from the cache, and follows edits of images and settings", async () => {
  const folder = projectWith({"a.png": await picture(1000, 200)});
  await buildProject(folder);
  const [first] = candidates(htmlOf(folder))[0] ?? [""];
  writeFileSync(join(folder, "docs/a.png"), await picture(1000, 201));
  await buildProject(folder);
  const [second] = candidates(htmlOf(folder))[0] ?? [""];
  expect(second).not.toBe(first);
  expect([
    existsSync(join(folder, "artifacts", first)),
    existsSync(join(folder, "artifacts", second)),
  ]).toEqual([false, true]);
  writeFiles(folder, {"docs-index.config.json": JSON.stringify({content: "docs", dates: "none"})});
  await buildProject(folder);
  expect(htmlOf(folder)).not.toContain("srcset");
  expect(filesOf(folder).filter(({path}) => path.endsWith(".webp"))).toEqual([]);
});

it("reports the setting if sharp is not installed, and changes nothing", async () => {
  const folder = projectWith({});
  const configFile = join(folder, "docs-index.config.json");
  const project = {config: config.parse({images: true}), configFile, root: folder};
  const none = await createVariants(
    project as Parameters<typeof createVariants>[0],
    [],
    {} as never,
    [],
    null,
  );
  expect(none.variants.size).toBe(0);
  expect(none.findings).toMatchObject([
    {
      code: "image-variants",
      file: "docs-index.config.json",
      line: 1,
      hint: "Run `npm install --save-dev sharp`, or remove `images`.",
    },
  ]);
});
