import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {sharedFolders} from "./folders.ts";

const guide = (path: string, folder: string) =>
  extractPage(path, `<!-- verify: run -->\n\n\`\`\`bash\nmkdir ${folder}\ncd ${folder}\n\`\`\`\n`);

describe("sharedFolders", () => {
  it("accepts a folder for each guide", () => {
    expect(sharedFolders([guide("a.md", "one"), guide("b.md", "two")])).toEqual([]);
  });

  it("reports the second guide that creates a folder", () => {
    expect(sharedFolders([guide("a.md", "one"), guide("b.md", "one")])).toEqual([
      {path: "b.md", line: 4, message: "a.md creates the folder one too"},
    ]);
  });
});
