import { mount } from "svelte";

import App from "./App.svelte";
import { startRouting } from "./house/router.svelte";
import { words } from "./house/words.svelte";
import "./style/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

await words.start();
mount(App, { target });
startRouting();
