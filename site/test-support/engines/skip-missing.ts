import {beforeEach, inject} from "vitest";

beforeEach(({skip}) => {
  skip(inject("program") === "", `${inject("engine")} is not installed`);
});
