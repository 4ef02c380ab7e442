/** Services for which `init --ci` writes a workflow. */
export const CI_SERVICES = ["github", "gitlab"] as const;
export type CiService = (typeof CI_SERVICES)[number];

/** Path of the workflow, relative to the repository root. */
export const WORKFLOW_FILES: Record<CiService, string> = {
  github: ".github/workflows/pages.yml",
  gitlab: ".gitlab-ci.yml",
};

/** Project within its repository. */
export interface CiProject {
  branch: string;
  /** Folder of the project, relative to the repository root; empty for the root. */
  folder: string;
}

/** Generates a workflow that checks the content, builds the site with a cache and deploys it. */
export function workflow(service: CiService, project: CiProject): string {
  return service === "github" ? githubWorkflow(project) : gitlabPipeline(project);
}

/** Names that YAML reads as text without quotes. */
const PLAIN_NAME = /^(?!(?:true|false|null|yes|no|on|off|[yn])$)[a-z][\w./-]*$/i;

function githubWorkflow({branch, folder}: CiProject): string {
  const inFolder =
    folder === "" ? "" : `    defaults:\n      run: {working-directory: ${JSON.stringify(folder)}}\n`;
  const below = (path: string): string => (folder === "" ? path : JSON.stringify(`${folder}/${path}`));
  const lockFile = folder === "" ? "" : `, cache-dependency-path: ${below("package-lock.json")}`;
  return `name: pages
on:
  push:
    branches: [${PLAIN_NAME.test(branch) ? branch : JSON.stringify(branch)}]
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  build:
    runs-on: ubuntu-latest
${inFolder}    steps:
      - uses: actions/checkout@v4
        with: {fetch-depth: 0}
      - uses: actions/setup-node@v4
        with: {node-version: 22, cache: npm${lockFile}}
      - run: npm ci
      - uses: actions/cache@v4
        with:
          path: ${below(".docs-index/cache")}
          key: docs-index-\${{ github.sha }}
          restore-keys: docs-index-
      - run: npx docs-index check --format github
      - run: npx docs-index site --host github-pages
      - uses: actions/upload-pages-artifact@v3
        with: {path: ${below("dist")}}

  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}

function gitlabPipeline({folder}: CiProject): string {
  const enter = folder === "" ? "" : `    - cd ${JSON.stringify(folder)}\n`;
  const below = (path: string): string => (folder === "" ? path : JSON.stringify(`${folder}/${path}`));
  const move =
    folder === ""
      ? "    - rm -rf public\n    - mv dist public\n"
      : `    - rm -rf "$CI_PROJECT_DIR/public"\n    - mv dist "$CI_PROJECT_DIR/public"\n`;
  return `default:
  image: node:22

variables:
  GIT_DEPTH: 0

cache:
  key: docs-index
  paths: [${below(".docs-index/cache")}]

check:
  stage: test
  script:
${enter}    - npm ci
    - npx docs-index check --format junit > check.xml
  artifacts:
    when: always
    reports: {junit: ${below("check.xml")}}

pages:
  stage: deploy
  script:
${enter}    - npm ci
    - npx docs-index site --host gitlab-pages
${move}  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;
}
