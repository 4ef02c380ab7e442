import {type ChildProcess, spawn, spawnSync} from "node:child_process";
import {existsSync, mkdirSync, readdirSync, writeFileSync} from "node:fs";
import type {AddressInfo} from "node:net";
import {createServer} from "node:net";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it, vi} from "vitest";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {SharedCache} from "./shared-cache.ts";

const NGINX = "/usr/sbin/nginx";

/** Installs the Debian package if possible, as the browser tests do with Chromium. */
function installed(): boolean {
  if (existsSync(NGINX)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const options = {stdio: "ignore", timeout: 240_000} as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx"], options);
  return existsSync(NGINX);
}

/** Returns a free port. */
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Returns the settings shown in the README. */
const settings = (folder: string, port: number): string => `
daemon off;
user root;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  server {
    listen 127.0.0.1:${port};
    location /docs/ {
      root ${folder}/store;
      dav_methods PUT;
      create_full_put_path on;
      client_max_body_size 128m;
      limit_except GET {
        auth_basic docs;
        auth_basic_user_file ${folder}/users;
      }
    }
  }
}
`;

// If nginx is unavailable, the Node test servers cover this.
describe.skipIf(!installed())("a shared cache in nginx with WebDAV", () => {
  const folder = temporaryFolder();
  let nginx: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/docs`;
    mkdirSync(join(folder, "store"));
    writeFileSync(join(folder, "users"), "ci:{PLAIN}secret\n");
    writeFileSync(join(folder, "nginx.conf"), settings(folder, port));
    nginx = spawn(NGINX, ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
      stdio: "ignore",
    });
    await vi.waitFor(() => fetch(url), {timeout: 10_000, interval: 20});
  });
  afterAll(
    () =>
      new Promise(resolve => {
        nginx.on("exit", resolve);
        nginx.kill();
      }),
  );

  it("accepts entries from authorized clients, and serves them to all", async () => {
    const basic = `Basic ${Buffer.from("ci:secret").toString("base64")}`;
    const writer = new SharedCache({url, write: true, authorization: basic});
    await writer.put("a".repeat(64), () => Buffer.from("entry"));
    expect(writer.findings()).toEqual([]);
    expect(readdirSync(join(folder, "store/docs"))).toEqual(["a".repeat(64)]);

    const stranger = new SharedCache({url, write: true});
    expect(String(await stranger.get("a".repeat(64)))).toBe("entry");
    expect(await stranger.get("b".repeat(64))).toBeNull();
    await stranger.put("b".repeat(64), () => Buffer.from("entry"));
    expect(stranger.findings()).toMatchObject([{code: "cache-shared", severity: "warning"}]);
    expect(stranger.writes).toBe(false);
  });
});
