// What teachers of grades 9 to 12 put on cards, class by class, and the same as editors of formulas write it. Values come from a computer
// algebra system, from expressions written apart: one row each, "LaTeX => verdict", as in studio-exam.test.ts.
import { expect, test } from 'vitest'
import { readValue } from '../src/studio/value/index.ts'
import { Ambiguous, Unreadable } from '../src/studio/value/node.ts'
import { parse } from '../src/studio/value/parse.ts'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  powers: String.raw`
\left(\frac{5}{3}\right)^{-3}\cdot\left(\frac53\right)^{4} => 5/3 | \left(-\frac{1}{2}\right)^{-4} => 16 | -\left(-\frac{1}{3}\right)^{-2} => -9
\left(2^{-3}+2^{-2}\right)^{-1} => 8/3 | \frac{3^{-2}-3^{-3}}{3^{-4}} => 6 | \frac{15^{4}\cdot 4^{3}}{10^{4}\cdot 6^{2}} => 9
\frac{2^{n+2}-2^{n}}{2^{n}} => undefined | (0{,}2)^{-3}:25^{1{,}5} => 1 | \left(1\frac{7}{9}\right)^{\frac12} => 4/3
\left(2\frac{10}{27}\right)^{-\frac13} => 3/4 | 0{,}125^{-\frac{2}{3}} => 4 | 7^{0}-7^{-1}+(-7)^{0} => 13/7
\left(\left(\frac{1}{4}\right)^{-2}\right)^{0{,}5} => 4 | \frac{12^{5}\cdot 9^{-2}}{2^{9}} => 6 | 5^{\frac{1}{3}}\cdot25^{\frac13} => 5
2^{0{,}5}\cdot2^{1{,}5} => 4 | 3^{\sqrt{4}} => 9 | \left(3^{\sqrt{2}-1}\right)^{\sqrt2+1} => 3 | \left(\frac{a^2}{a}\right)^3 => undefined
8^{-\frac{4}{3}}+16^{-\frac34} => 3/16 | \left(0{,}\dot{4}\right)^{-\frac12} => 3/2 | 1000^{-\frac{2}{3}}\cdot 10^{3} => 10
\left(\frac{81}{16}\right)^{-0{,}75} => 8/27 | (-0{,}5)^{3} => -1/8 | \frac{10^{-4}\cdot 10^{7}}{10^{2}} => 10
1{,}2\cdot 10^{4}+8\cdot10^{3} => 20000 | (2\cdot10^{-3})^{4}\cdot 10^{12} => 16`,
  roots: String.raw`
\sqrt{72}-\sqrt{32}-\sqrt{8} => 0 | \sqrt{20}\cdot\sqrt{45} => 30 | \frac{\sqrt{150}}{\sqrt{6}} => 5 | \sqrt{2\frac{7}{9}} => 5/3
\sqrt[3]{-3\frac{3}{8}} => -3/2 | \sqrt[4]{0{,}0016} => 1/5 | \sqrt[5]{\frac{1}{243}} => 1/3 | \sqrt[3]{24}-\sqrt[3]{81}+\sqrt[3]{3} => 0
\sqrt{5\sqrt{25}} => 5 | \sqrt{3\sqrt{9\sqrt{81}}} => ~5.1962 | \sqrt[3]{9}\cdot\sqrt[3]{-3} => -3 | \frac{4}{\sqrt{5}-1}-\sqrt{5} => 1
\frac{\sqrt3+1}{\sqrt3-1}-\sqrt3 => 2 | \frac{1}{\sqrt{5}-\sqrt{3}}-\frac{1}{\sqrt5+\sqrt3}-\sqrt3 => 0
\left(\sqrt{3+\sqrt5}+\sqrt{3-\sqrt5}\right)^2 => 10 | \sqrt{19-8\sqrt3}+\sqrt3 => 4 | \sqrt{12+6\sqrt3}-\sqrt{12-6\sqrt{3}} => ~3.4641
\sqrt{41^2-40^2} => 9 | \sqrt{6{,}25}+\sqrt{0{,}36} => 31/10 | \sqrt{\sqrt{\sqrt{256}}} => 2 | \sqrt[3]{\sqrt[4]{2^{24}}} => 4
\sqrt{(3-\pi)^{2}}+3 => ~3.1416 | \sqrt[3]{(1-\sqrt2)^3}+\sqrt2 => 1 | \sqrt{(\sqrt{3}-2)^2}+\sqrt{3} => 2
(\sqrt[4]{5}-1)(\sqrt[4]{5}+1)(\sqrt5+1) => 4 | \sqrt{1+3+5+7+9} => 5 | \sqrt{2}\left(\sqrt{8}-\sqrt{\frac12}\right) => 3
\frac{\sqrt[3]{16}+\sqrt[3]{54}}{\sqrt[3]{2}} => 5 | \sqrt{0{,}\overline{4}}+\sqrt{0{,}\dot{1}} => 1`,
  logarithms: String.raw`
\log_{3}\frac{\sqrt{3}}{9} => -3/2 | \log_{2}\sqrt[4]{8} => 3/4 | \log_{0{,}5}\sqrt{2} => -1/2 | \log_{\frac14}\frac{1}{32} => 5/2
\log_{6}\frac{1}{216}+\log_{6}36 => -1 | \lg 0{,}01+\lg\sqrt{1000} => -1/2 | \lg 8+3\lg 5 => 3 | 2\lg 6+\lg 25-2\lg 3 => 2
\log_{2}\log_{3}\log_{4}64 => 0 | 3^{2+\log_{3}4} => 36 | 5^{\log_{25}16} => 4 | \left(\sqrt{2}\right)^{\log_{2}25} => 5
16^{\log_{4}3-0{,}5} => 9/4 | 10^{\lg 2+\lg 3} => 6 | 10^{\frac12\lg 16} => 4 | 0{,}1^{\lg 5} => 1/5 | \frac{\log_{5}8}{\log_{5}2} => 3
\frac{\lg 64}{\lg 16} => 3/2 | \log_{9}5\cdot\log_{25}27 => 3/4 | \log_{3}7\cdot\log_{7}11\cdot\log_{11}9 => 2
\frac{1}{\log_{2}36}+\frac{1}{\log_{3}36} => 1/2 | \ln(e\cdot\sqrt[3]{e}) => 4/3 | e^{\ln 12-\ln 3} => 4 | e^{-\ln 5} => 1/5
\ln e^{-1}+\lg 10^{-1} => -2 | \ln\left(e^2\right)\cdot\lg\left(10^3\right) => 6 | \log_{2}(\sqrt{17}+3)+\log_{2}(\sqrt{17}-3) => 3
\log_{\sqrt{3}}\sqrt[3]{3} => 2/3 | |\lg 0{,}1|+|\ln e^{-2}| => 3 | \log_{7}(7^{5}) => 5 | \log_7 7^5 => 5 | \lg^{2}0{,}1 => 1
\log_{\frac{1}{5}}125 => -3 | \log_{x}8 => undefined | \lg(-10) => undefined | \log_{5}0 => undefined | \log_{3}(2-\sqrt{5}) => undefined`,
  trigonometry: String.raw`
\sin 240^\circ\cdot\cos 330^\circ => -3/4 | \tg 210^\circ\cdot\ctg 210^\circ => 1 | \cos^2 225^\circ => 1/2
\sin^{2}300^\circ-\cos^{2}300^\circ => 1/2 | \frac{\tg 30^\circ}{\ctg 60^\circ} => 1 | \sin 810^\circ => 1 | \cos(-780^\circ) => 1/2
\tg(-1305^\circ) => -1 | \sin\frac{25\pi}{6} => 1/2 | \cos\frac{17\pi}{3} => 1/2 | \tg\frac{11\pi}{4} => -1 | \ctg\left(-\frac{7\pi}{4}\right) => 1
\sin\frac{4\pi}{3}\cdot\tg\frac{\pi}{3} => -3/2 | 2\cos^2\frac{\pi}{8}-1-\frac{\sqrt2}{2} => 0 | 1-2\sin^{2}15^\circ-\frac{\sqrt{3}}{2} => 0
\sin 15^\circ+\cos 15^\circ => ~1.2247 | (\sin 15^\circ+\cos 15^\circ)^2 => 3/2 | (\sin 75^\circ-\cos 75^\circ)^2 => 1/2
\sin 105^\circ-\sin 15^\circ-\frac{\sqrt{2}}{2} => 0 | \frac{\sin 70^\circ+\sin 10^\circ}{\cos 30^\circ\cdot\sin 40^\circ\cdot 2} => 1
\tg 10^\circ\cdot\tg 50^\circ\cdot\tg 70^\circ\cdot\sqrt{3} => 1 | \sin 20^\circ\sin 40^\circ\sin 80^\circ-\frac{\sqrt{3}}{8} => 0
\tg 70^\circ-\tg 20^\circ-2\tg 50^\circ => 0 | \cos 12^\circ\cos 24^\circ\cos 48^\circ\cos 96^\circ => -1/16 | \sin^2 1^\circ+\sin^2 89^\circ => 1
\frac{1}{\cos^{2}30^\circ}-\tg^{2}30^\circ => 1 | \frac{\sin 60^\circ}{1+\cos 60^\circ}-\tg 30^\circ => 0
\sin\left(\frac{\pi}{2}-\frac{\pi}{3}\right) => 1/2 | \sin\left(\frac{\pi}{4}+\frac{\pi}{3}\right)-\frac{\sqrt6+\sqrt2}{4} => 0
4\sin\frac{\pi}{12}\cdot\cos\frac{\pi}{12} => 1 | \tg\frac{\pi}{12}+\ctg\frac{\pi}{12} => 4
\cos\frac{\pi}{9}\cdot\cos\frac{2\pi}{9}\cdot\cos\frac{3\pi}{9}\cdot\cos\frac{4\pi}{9} => 1/16
\arccos\frac{1}{2}+\arcsin\frac12-\frac{\pi}{2} => 0 | \sin(\arctg\frac34) => 3/5 | \tg(2\arctg 3) => -3/4
\cos\left(\frac{\pi}{2}-\arcsin 0{,}6\right) => 3/5 | \sin(180^\circ+30^\circ) => -1/2 | \sin 30^\circ+\sin 30^\circ\cdot\cos 60^\circ => 3/4
\cos 60^{\circ}:\sin 30^{\circ} => 1 | \sin 2\pi+\cos 3\pi => -1 | \tg 0+\cos 0 => 1 | \ctg 45^\circ-\tg 135^\circ => 2
\sin 1^\circ+\sin 359^\circ => 0 | \tg 270^\circ => undefined | \ctg 540^\circ => undefined | \arcsin\sqrt2 => undefined
5\cdot\sin 90^\circ-2\cos 180^\circ => 7 | \sqrt{1-\sin^{2}30^\circ} => ~0.8660 | \sqrt{1-\cos^2 150^\circ} => 1/2 | \sin^{3}30^\circ => 1/8
\sin 54^\circ-\cos 72^\circ => 1/2 | \cos\frac{2\pi}{5}+\cos\frac{4\pi}{5} => -1/2`,
  percentages: String.raw`
25\%\cdot 36+75\%\cdot 4 => 12 | \left(1-\frac{20}{100}\right)\cdot\left(1+\frac{25}{100}\right) => 1 | 1{,}1\cdot 0{,}9 => 99/100
250\cdot 1{,}2\cdot 0{,}85 => 255 | \frac{18}{24}\cdot100\% => 3/4 | 2\% => 1/50 | 12\frac12\% => 1/8 | 33\frac{1}{3}\%\cdot 27 => 9
150\%:50\% => 3 | 10\,000\cdot 1{,}02^{2} => 10404 | 80\%\cdot(100-60) => 32 | (1+5\%)^{2} => 441/400 | \frac{120-96}{120} => 1/5
20\%\text{-a }50 => unreadable | 100\,000\cdot(1-15\%) => 85000 | 1\,250\cdot 8\% => 100 | 0{,}2\%\cdot 1\,500 => 3 | 50-50\cdot 20\% => 40`,
  fractions: String.raw`
4\frac{1}{6}-2\frac{2}{3} => 3/2 | -2\frac{1}{4}:\frac{3}{8} => -6 | 1\frac{2}{3}\cdot\left(-\frac{3}{5}\right) => -1
\left(2\frac{1}{2}\right)^{2} => 25/4 | \frac{5}{6}-\left(\frac{3}{4}-\frac{2}{3}\right) => 3/4 | \frac{\frac{2}{3}-\frac{1}{2}}{\frac{5}{6}} => 1/5
1-\frac{1}{1-\frac{1}{1-\frac{1}{3}}} => 3 | \frac{1}{3}:\frac{1}{3}\cdot\frac{1}{3} => 1/3 | 0{,}75:\frac{3}{8} => 2
\frac{2}{5}\cdot 0{,}25+1{,}9 => 2 | 0{,}1\overline{6}\cdot 6 => 1 | 1{,}\dot{3}\cdot 0{,}75 => 1 | 0{,}\overline{142857}\cdot 7 => 1
0{,}\dot{2}\dot{7}:0{,}\dot{0}\dot{9} => 3 | 2{,}\overline{3}-1\frac{1}{3} => 1 | \frac{3}{4}\cdot\frac{8}{9}:\frac{2}{3} => 1
\frac{7}{12}+\frac{5}{18}-\frac{1}{36} => 5/6 | 3-2\cdot\frac{3}{4}+\frac{1}{2}:2 => 7/4 | \frac{2^{3}-3^{2}}{2^{2}+1} => -1/5
\frac{-2}{3}\cdot\frac{9}{-4} => 3/2 | -\frac{4}{5}:\left(-\frac{8}{15}\right) => 3/2 | 12-3\cdot(4-6)^{2} => 0 | (-1)^{2025}\cdot(-2)^{3} => 8
-5^2+(-5)^2 => 0 | 20-12:4\cdot 3 => 11 | 18:(2\cdot 3)-7 => -4 | \{[2-(5-8)]\cdot 2-4\}:3 => 2`,
  sequences: String.raw`
\frac{(2+29)\cdot 10}{2} => 155 | 5+(20-1)\cdot 3 => 62 | 3\cdot\left(-2\right)^{7} => -384 | 3\cdot\frac{2^{6}-1}{2-1} => 189
\frac{6}{1-\frac{1}{4}} => 8 | \sum_{k=1}^{15}(4k-3) => 435 | \sum_{k=1}^{8}2^{k-1} => 255
\sum_{n=1}^{\infty}6\cdot\left(\frac{1}{3}\right)^{n-1} => 9 | \sum_{k=0}^{\infty}\left(\frac{3}{5}\right)^{k} => 5/2
\sum_{n=0}^{\infty}(-0{,}25)^{n} => 4/5 | \sum_{k=1}^{\infty}\frac{4}{5^{k}} => 1 | \sum_{k=1}^{\infty}\frac{1}{(2k-1)(2k+1)} => 1/2
\sum_{k=1}^{\infty}\frac{1}{(k+1)(k+2)} => 1/2 | \sum_{k=1}^{9}\frac{1}{k(k+1)} => 9/10 | \sum_{k=1}^{10}(k^2-k) => 330 | \sum_{k=5}^{10}k => 45
\sum_{k=-3}^{3}k^{2} => 28 | \sum_{k=1}^{6}(-1)^{k}k^2 => 21 | \sum_{k=0}^{5}\frac{1}{2^{k}} => 63/32
\sum_{k=1}^{48}\frac{1}{\sqrt{k}+\sqrt{k+1}} => 6 | \prod_{k=2}^{20}\left(1-\frac{1}{k}\right) => 1/20
\prod_{k=1}^{8}\left(1+\frac{1}{k}\right) => 9 | \prod_{k=0}^{4}2^{k} => 1024 | \prod_{i=1}^{4}(2i) => 384
\sum_{i=1}^{3}\sum_{j=1}^{4}i\cdot j => 60 | \sum_{k=1}^{\infty}\frac{2^{k}}{5^{k}} => 2/3 | \sum_{k=1}^{\infty}\frac{1}{3^{2k}} => 1/8
\sum_{n=2}^{\infty}\frac{2}{n^2-1} => 3/2 | \sum_{n=1}^{\infty}n\cdot\left(\frac{1}{3}\right)^{n} => 3/4
\sum_{k=1}^{9}\lg\left(1+\frac{1}{k}\right) => 1`,
  combinatorics: String.raw`
\frac{12!}{10!\cdot 2!} => 66 | \frac{9!}{3!\cdot 3!\cdot 3!} => 1680 | \binom{9}{4}-\binom{8}{4} => 56 | \binom{12}{3}:\binom{12}{9} => 1
\frac{\binom{13}{5}}{\binom{52}{5}} => 33/66640 | \binom{8}{2}+\binom{8}{3} => 84 | \binom{35}{7} => 6724520
\binom{5}{0}+\binom{5}{1}+\binom{5}{2}+\binom{5}{3}+\binom{5}{4}+\binom{5}{5} => 32 | \frac{\binom{6}{2}\cdot\binom{4}{1}}{\binom{10}{3}} => 1/2
1-\frac{\binom{8}{3}}{\binom{10}{3}} => 8/15 | \binom{4}{2}\left(\frac{1}{3}\right)^{2}\left(\frac{2}{3}\right)^{2} => 8/27
1-0{,}9^{3} => 271/1000 | \frac{5\cdot4\cdot3}{5^{3}} => 12/25 | \frac{6!-5!}{5!} => 5 | \frac{8!}{6!}-\frac{7!}{5!} => 14 | \binom{3!}{2} => 15
\binom{n}{1} => undefined | 3!\cdot 4!-5! => 24 | \frac{1}{2!}+\frac{1}{3!} => 2/3 | \frac{1}{3!}-\frac{1}{4!} => 1/8
\frac{1}{\binom{5}{2}} => 1/10 | \binom{5}{2}^{-1} => 1/10 | \sum_{k=0}^{8}\binom{8}{k} => 256 | \sum_{k=0}^{6}(-1)^{k}\binom{6}{k} => 0
\sum_{k=0}^{4}\binom{4}{k}3^{k} => 256 | C_{6}^{2} => 15 | V_{7}^{3} => 210 | P_{5} => 120`,
  'absolute values': String.raw`
|3-|2-7|| => 2 | |-4|-|-9| => -5 | \left|\frac{1}{2}-\frac{3}{4}\right| => 1/4 | |\sqrt{5}-3|+\sqrt{5} => 3 | |\pi-3|-\pi => -3 | |-2|^{-3} => 1/8
|2-3\cdot4| => 10 | |1-|1-|1-3||| => 0 | 2|-3|-|4-6|^{2} => 2 | \frac{|-8|}{|4|} => 2 | |\cos 150^\circ|\cdot\sqrt{3} => 3/2
\left|\lg 0{,}01\right| => 2 | |-1|\cdot|-1|-|-1| => 0 | |5|-|2-|-6|| => 1`,
  sets: String.raw`
|\{2;4;6;8\}\cap\{1;2;3;4\}| => 2 | |\{1;3;5\}\cup\{2;4\}| => 5 | |\{1;2;3;4\}\setminus\{2;3\}| => 2 | |\{-1;0;1\}| => 3 | 2^{5}-1 => 31 | 5-2 => 3`,
  derivatives: String.raw`
\left.\left(2x^3-5x+1\right)'\right|_{x=-1} => 1 | \left.\left(\frac{1}{x^2}\right)'\right|_{x=2} => -1/4
\left.\left(\sqrt{3x+1}\right)'\right|_{x=5} => 3/8 | \left.(\sin 3x)'\right|_{x=0} => 3 | \left.(\cos x)''\right|_{x=0} => -1
\left.(x^2 e^{x})'\right|_{x=0} => 0 | \left.(\ln 2x)'\right|_{x=4} => 1/4 | \left.\left((x^2-1)^{4}\right)'\right|_{x=1} => 0
\left.\left(\frac{2x-1}{x+3}\right)'\right|_{x=-2} => 7 | \left.(\tg x)'\right|_{x=\frac{\pi}{3}} => 4 | \left.(x^4-2x^2)''\right|_{x=1} => 8
\left.(x^3)'''\right|_{x=7} => 6 | \left.(e^{3x})'\right|_{x=0} => 3 | \left.(\sin^2 x)'\right|_{x=\frac{\pi}{12}} => 1/2
\left.\left(x\sqrt{x}\right)'\right|_{x=4} => 3 | \left.(\ctg x)'\right|_{x=\frac{\pi}{2}} => -1
\left.\left(\frac{\ln x}{x}\right)'\right|_{x=1} => 1 | \left.(\sqrt{x-2})'\right|_{x=2} => undefined | \left.(|x-3|)'\right|_{x=3} => undefined
\left.\left(|x^2-4|\right)'\right|_{x=1} => -2 | \left.(\lg x)'\right|_{x=0} => undefined`,
  integrals: String.raw`
\int_{0}^{3}(x^2-2x)\,\mathrm{d}x => 0 | \int_{-1}^{2}(3x^2+1)\,dx => 12 | \int_{1}^{4}\left(\sqrt{x}-\frac{1}{\sqrt{x}}\right)dx => 8/3
\int_{0}^{\frac{\pi}{3}}\sin x\,dx => 1/2 | \int_{-\frac{\pi}{2}}^{\frac{\pi}{2}}\cos x\,dx => 2 | \int_{0}^{\frac{\pi}{4}}\sin 2x\,dx => 1/2
\int_{1}^{e^3}\frac{dx}{x} => 3 | \int_{0}^{\ln 5}e^{x}\,dx => 4 | \int_{-1}^{1}(x^5-3x)\,dx => 0 | \int_{0}^{2}|2x-2|\,dx => 2
\int_{0}^{4}\frac{1}{\sqrt{2x+1}}\,dx => 2 | \int_{2}^{5}\frac{1}{(x-1)^2}\,dx => 3/4 | \int_{0}^{1}6x(1-x)\,dx => 1
\int_{-2}^{1}(2-x-x^2)\,dx => 9/2 | \int_{0}^{1}(\sqrt{x}-x^2)\,dx => 1/3 | \int_{0}^{1}\frac{x^2-1}{x+1}\,dx => -1/2
\int_{0}^{\pi}(1+\cos x)\,dx:\pi => 1 | \int_{0}^{1}x(x^2+1)^3\,dx => 15/8 | \frac{1}{\pi}\int_{-3}^{3}\sqrt{9-x^2}\,dx => 9/2
\int_{1}^{2}\left(x-\frac{1}{x}\right)^2dx => 5/6 | \int_{0}^{1}(2^x\cdot\ln 2)\,dx => 1 | \int_{-1}^{0}\frac{1}{x}\,dx => undefined
\int_{1}^{\infty}\frac{1}{x^4}\,dx => 1/3`,
  limits: String.raw`
\lim_{n\to\infty}\frac{2n^2-3n+1}{4n^2+5} => 1/2 | \lim_{n\to\infty}\frac{(2n-1)^2}{(n+3)(n-2)} => 4 | \lim_{n\to\infty}\frac{5n-1}{n^2} => 0
\lim_{n\to\infty}\frac{n^3}{n^2+1} => undefined | \lim_{n\to\infty}\left(\frac{2n}{n+1}-\frac{n+1}{2n}\right) => 3/2
\lim_{n\to\infty}\left(\sqrt{n^2+6n}-n\right) => 3 | \lim_{n\to\infty}\left(\sqrt{4n^2+n}-2n\right) => 1/4
\lim_{n\to\infty}\frac{3^n-2^n}{3^{n+1}+2^{n+1}} => 1/3 | \lim_{n\to\infty}\left(\frac{2}{3}\right)^{n} => 0
\lim_{n\to\infty}\frac{\sqrt{n}}{\sqrt{n}+5} => 1 | \lim_{n\to\infty}\frac{\sqrt[3]{8n^3+1}}{n} => 2
\lim_{n\to\infty}\left(1+\frac{1}{2n}\right)^{n} => ~1.6487 | \lim_{n\to\infty}\ln\left(1+\frac{2}{n}\right)^{n} => ambiguous
\lim_{n\to\infty}\frac{1+2^n}{2^n} => 1 | \lim_{x\to 3}\frac{x^2-2x-3}{x-3} => 4 | \lim_{x\to-2}\frac{x^2+5x+6}{x+2} => 1
\lim_{x\to 1}\frac{x^4-1}{x-1} => 4 | \lim_{x\to 0}\frac{x^3-2x}{x^2+4x} => -1/2 | \lim_{x\to 5}\frac{\sqrt{x-1}-2}{x-5} => 1/4
\lim_{x\to 0}\frac{\sin 2x}{5x} => 2/5 | \lim_{x\to 0}\frac{1-\cos 4x}{x^2} => 8 | \lim_{x\to 0}\frac{\tg 3x}{\sin 6x} => 1/2
\lim_{x\to\infty}\frac{2-3x}{6x+1} => -1/2 | \lim_{x\to-\infty}\frac{3x^2+1}{x^2-x} => 3 | \lim_{x\to+\infty}\frac{1}{x} => 0
\lim_{x\to 2+}\frac{|x-2|}{x-2} => 1 | \lim_{x\to 2-}\frac{|x-2|}{x-2} => -1 | \lim_{x\to 0}\frac{2}{x^2} => undefined
\lim_{x\to 1}\frac{x-1}{x^2+x-2} => 1/3 | \lim_{n\to\infty}\frac{1^2+2^2+3^2}{n} => 0 | \lim_{n\to\infty}\frac{\sum_{k=1}^{n}k^2}{n^3} => 1/3
\lim_{n\to\infty}\sqrt[n]{10} => 1 | \lim_{n\to\infty}\left(\sqrt{n+2}-\sqrt{n-1}\right) => 0
\lim_{n\to\infty}\left(\frac{n+4}{n}\right)^{n} => ~54.5982`,
  'number theory': String.raw`
\operatorname{lnko}(48;180) => 12 | \operatorname{lkkt}(18;24;30) => 360 | \operatorname{lnko}(2^3\cdot 3^2;2^2\cdot 3^4) => 36
\operatorname{lkkt}(8;12):\operatorname{lnko}(8;12) => 6 | 2^{10}\bmod 11 => 1 | 100\bmod 7 => 2 | 7^{100}\bmod 10 => 1
\left\lfloor\frac{365}{7}\right\rfloor => 52 | \left\lfloor-\frac{7}{3}\right\rfloor => -3 | \left\lceil\frac{29}{4}\right\rceil => 8
\left\lfloor\frac{100}{5}\right\rfloor+\left\lfloor\frac{100}{25}\right\rfloor => 24 | \left\lfloor\sqrt{200}\right\rfloor => 14
\left\lfloor\log_{3}100\right\rfloor => 4 | \lfloor\lg 2^{100}\rfloor => 30 | (12;18) => unreadable | \frac{2^{6}-1}{2-1} => 63
2\cdot 10^2+3\cdot 10+5 => 235 | 1\cdot2^3+0\cdot2^2+1\cdot2+1 => 11 | 3^{20}\bmod 7 => 2 | \left|\,-3\,\right| => 3
\frac{\lnko(24;36)}{\lkkt(4;6)} => 1`,
  'as editors of formulas write them': String.raw`
30{}^\circ => ~0.5236 | \sin 30{}^\circ => 1/2 | \sin {{30}^{\circ }} => 1/2 | {{2}^{3}} => 8 | {{2}^{3}}\cdot {{2}^{-1}} => 4 | {{\log }_{2}}8 => 3
{{\sin }^{2}}30{}^\circ => 1/4 | {\sin}^{2}30^\circ => 1/4 | {\log}_2 8 => 3 | {\mathrm{log}}_{2}8 => 3 | \mathrm{log}_2 8 => 3
\operatorname{log}_{2}8 => 3 | \operatorname{sin}(30^\circ) => 1/2 | {\mathrm{sin}}^{2} 30^\circ => 1/4 | {{\left( \frac{1}{2} \right)}^{-2}} => 4
\sum\limits_{k=1}^{3}{k} => 6 | \sum\limits_{k=1}^{3}{{{k}^{2}}} => 14 | \int\limits_{0}^{1}{x\,dx} => 1/2 | \int\limits_{0}^{1}{{{x}^{2}}dx} => 1/3
\int_{0}^{1}{x}\,dx => 1/2 | \int_0^1 {x^2 \, \text{d}x} => 1/3 | \sqrt[{3}]{8} => 2 | \left| { - 3} \right| => 3 | \frac{{{2}^{3}}}{4} => 2
\sqrt{{{3}^{2}}+{{4}^{2}}} => 5 | {{\left( -2 \right)}^{3}} => -8 | \text{lg}\,100 => 2 | \textrm{tg}45^\circ => 1 | \mathrm{\pi}:\pi => 1
\mathit{\pi}:\pi => 1 | \bigl|-3\bigr| => 3 | \Big|-3\Big| => 3 | \bigl(2+3\bigr)^{2} => 25 | \log_{2}^{2}8 => 9 | \log^{2}_{2}8 => 9
\log_{2}{8} => 3 | \lg{1000} => 3 | \sin{30^\circ} => 1/2 | \sin{(30^\circ)} => 1/2 | \tg{45^{\circ}} => 1 | \sin{\left(\frac{\pi}{6}\right)} => 1/2
\cos{\frac{\pi}{3}} => 1/2 | \ln{e^{2}} => 2 | \sqrt{4}\,\cdot\,\sqrt{9} => 6 | 15\,\%\cdot 200 => 30 | 15 \%\cdot 200 => 30 | 30\,^\circ:\pi => 1/6
\sin 30\,^\circ => 1/2 | -3\tfrac{1}{2} => -7/2 | \left(-1\tfrac{1}{2}\right)^2 => 9/4 | \sin 45^{\circ}30^{\prime} => ~0.7133
\sin 30^{\circ}0^{\prime} => 1/2 | \lim_{x \to 0} {\frac{\sin x}{x}} => 1 | \lim_{n\to\infty}{\left(\frac{n+1}{n}\right)} => 1
\lim_{n \rightarrow \infty} \left( 2-\frac{1}{n} \right) => 2 | \displaystyle\sum_{k=1}^{3}k => 6 | \frac{5!}{2!(5-2)!} => 10
\frac{5!}{2!\,3!} => 10 | \frac{8!}{2!3!} => 3360 | P_{4}\cdot C_{5}^{3} => 240 | \log_2 4^3 => 6 | \ln e\cdot\ln e^{2} => 2
\log_{3}{27}+\log_{2}{\frac{1}{8}} => 0 | \log_{4}{2}\cdot\log_{2}{4} => 1 | 2\sin30^\circ+3\cos60^\circ => 5/2 | 2^35 => unreadable
0,2\cdot0,5+1,9 => 2 | 1,2:(-0,3) => -4 | -1,5-(-2,5) => 1 | \frac34:3 => 1/4 | 3:\frac34 => 4 | 4^{1/2} => 2 | 27^{-1/3} => 1/3
\sqrt[3]{2}^{6} => 4 | 9^{0,5} => 3 | \log_{2}\left|-8\right| => 3 | \lg\left|-100\right| => 2 | \sqrt{\left|-16\right|} => 4
\left(2\right)^{\left(3\right)} => 8 | 2\cdot\left\{3+\left[4-\left(1+2\right)\right]\right\} => 8 | 2^{\left|-3\right|} => 8
\left\lfloor 3{,}7\right\rfloor^2 => 9 | \frac{6}{2}\cdot\frac{4}{2} => 6 | 7\cdot 1^{100} => 7 | \tan\left(45^{\circ}\right) => 1
\arcsin(1):\pi => 1/2`,
  'sums, products and limits': String.raw`
1-\frac12+\frac14-\frac18 => 5/8 | \frac{1}{\sqrt{1}+\sqrt{2}}+\frac{1}{\sqrt2+\sqrt3}+\frac{1}{\sqrt{3}+\sqrt{4}} => 1
\sum_{k=1}^{\infty}\frac{k+1}{2^k} => 3 | \sum_{k=0}^{\infty}\frac{1}{2^{k}}\cdot\frac{1}{3} => 2/3 | \sum_{k=0}^{\infty}\cos^{2k}60^\circ => 4/3
\sum_{k=1}^{\infty}\sin^{2k}45^\circ => 1 | \sum_{k=1}^{180}\cos k^\circ => -1 | \sum_{k=1}^{99}\frac{1}{k^2+k} => 99/100
\sum_{k=2}^{10}\log_{2}\frac{k}{k-1} => ~3.3219 | \sum_{k=1}^{5}(k!\cdot k) => 719 | \sum_{k=0}^{3}(2k+1)^2 => 84
\sum_{k=1}^{4}\frac{k}{k+1} => 163/60 | \lim_{n\to\infty}\sum_{k=0}^{n}\left(\frac{1}{3}\right)^k => 3/2
\lim_{n\to\infty}\frac{\sum_{k=1}^{n}k}{n^2+1} => 1/2 | \lim_{n\to\infty}\sin\frac{1}{n} => 0 | \lim_{n\to\infty}n\sin\frac{2}{n} => 2
\lim_{n\to\infty}\frac{n^2}{2^n} => 0 | \lim_{x\to1}\frac{x^2-1}{|x-1|} => undefined | \lim_{x\to\infty}\left(x-\sqrt{x^2-4x}\right) => 2
\lim_{x\to0}\frac{\sqrt{9+x}-3}{x} => 1/6 | \lim_{h\to0}\frac{\sin\left(\frac{\pi}{6}+h\right)-\frac{1}{2}}{h} => ~0.8660
\lim_{x\to\frac{\pi}{2}}\frac{1-\sin x}{\cos^2 x} => 1/2 | \lim_{x\to0}\left(\ctg x\cdot\sin x\right) => 1 | \lim_{x\to0}\frac{\arctg 2x}{x} => 2
\lim_{x\to0}\frac{\log_2(1+x)}{x} => ~1.4427 | \lim_{x\to-1}\frac{x^3+x^2}{x+1} => 1 | \lim_{x\to-\infty}e^x => 0
\lim_{x\to-\infty}\frac{\sqrt{x^2+3x}}{2x} => -1/2 | \lim_{x\to0}\frac{\sin^2 3x}{x^2} => 9 | \lim_{x\to\frac{\pi}{4}}\frac{1-\tg x}{\cos 2x} => 1
\lim_{n\to\infty}\left(1+\frac{1}{n}\right)^{n+5} => ~2.7183 | \lim_{n\to\infty}\left(1+\frac{1}{n^2}\right)^{n} => 1
\lim_{n\to\infty}\frac{\sqrt{n+1}+\sqrt{n}}{\sqrt{4n}} => 1 | \lim_{n\to\infty}\frac{1+3^n+5^n}{5^n} => 1
\lim_{n\to\infty}\frac{\binom{n}{3}}{n^3} => 1/6`,
  'integrals with a twist': String.raw`
\int_{0}^{\pi}\sin^{3}x\,dx => 4/3 | \int_{0}^{\frac{\pi}{2}}\cos^{2}x\,\mathrm{d}x:\pi => 1/4 | \int_{0}^{1}\frac{x}{x^2+1}\,dx => ~0.3466
\int_{0}^{1}xe^{-x}\,dx+\frac{2}{e} => 1 | \int_{1}^{e}x\ln x\,dx-\frac{e^2}{4} => 1/4 | \int_{0}^{1}\sqrt{1-x^2}\,dx:\pi => 1/4
\int_{0}^{8}\sqrt[3]{x}\,dx => 12 | \int_{0}^{1}(1-\sqrt{x})^2\,dx => 1/6 | \int_{0}^{\pi}|\cos x|\,dx => 2
\int_{1}^{2}\frac{2x+1}{x^2+x}\,dx-\ln 3 => 0 | \int_{0}^{1}\frac{3x^2}{x^3+1}\,dx-\ln 2 => 0 | \int_{e}^{e^2}\frac{1}{x\ln x}\,dx-\ln 2 => 0
\int_{0}^{\sqrt{3}}\frac{1}{1+x^2}\,dx:\pi => 1/3 | \int_{0}^{1}x^{\frac{3}{2}}\,dx => 2/5 | \int_{0}^{1}(e^x+e^{-x})\,dx-e+\frac1e => 0
\int_{0}^{1}3^{x}\,dx\cdot\ln 3 => 2 | \int_{0}^{\infty}xe^{-x}\,dx => 1 | \int_{2}^{3}\frac{1}{x^2-x}dx => ~0.2877
\int_{0}^{\frac{\pi}{4}}\tg^2 x\,dx+\frac{\pi}{4} => 1 | \int_{0}^{\frac{\pi}{6}}\sin^2 x\cos x\,dx => 1/24 | \int_{0}^{2}\pi x^2\,dx:\pi => 8/3
\pi\cdot\int_{0}^{4}\left(\sqrt{x}\right)^2dx:\pi => 8 | \int_{0}^{1}dx => 1 | \int_0^2 t^3\,dt => 4 | \int_{0}^{1}x\sqrt{1-x^2}\,dx => 1/3
\int_{0}^{1}x^2\sqrt{x^3+1}\,dx => ~0.4063 | \int_{0}^{1}\frac{1}{x^2+3x+2}\,dx => ~0.2877 | \int_{0}^{1}\frac{1}{4+x^2}\,dx => ~0.2318
\int_{0}^{\frac{\pi}{2}}\sin x\cos^2 x\,dx => 1/3 | \int_{-3}^{3}(x^3\cos x+1)\,dx => 6`,
  'derivatives with a twist': String.raw`
(x^3)'\big|_{x=2} => 12 | \left(\sqrt{x}\right)'_{x=9} => 1/6 | \left(x^2+3x\right)'\bigg|_{x=1} => 5
\left.\left(\frac{1}{x+1}\right)''\right|_{x=0} => 2 | \left.\left(e^{x^2}\right)''\right|_{x=0} => 2
\left.\left(\arcsin x\right)'\right|_{x=0{,}6} => 5/4 | \left.\left(\frac{\sin x}{x}\right)'\right|_{x=\pi}\cdot\pi => -1
\left.(\sqrt[3]{x})'\right|_{x=27} => 1/27 | \left.\left(\log_3 x\right)'\right|_{x=1}\cdot\ln 3 => 1
\left.\left(2^x\right)'\right|_{x=3}:\ln 2 => 8 | \left.(t^2-4t)'\right|_{t=5} => 6 | \left.(x\cdot|x|)'\right|_{x=-2} => 4
\left.(3)'\right|_{x=2} => 0 | \left.((3x-5)^3)'\right|_{x=2} => 9 | \left.(\ln(\ln x))'\right|_{x=e}\cdot e => 1
\left.(\sqrt{25-x^2})'\right|_{x=3} => -3/4`,
  'geometry and averages': String.raw`
\sqrt{3^2+4^2+12^2} => 13 | \frac{2\cdot\pi\cdot 5\cdot 72^\circ}{360^\circ}:\pi => 2 | \frac{|3\cdot1+4\cdot2-1|}{\sqrt{3^2+4^2}} => 2
\frac{2\cdot4+3\cdot(-1)}{\sqrt{2^2+1^2}\cdot\sqrt{5}} => 1 | \sqrt{\frac{(1-3)^2+(3-3)^2+(5-3)^2}{3}} => ~1.6330
\frac{2}{\frac{1}{3}+\frac{1}{6}} => 4 | 60^\circ+30^\circ-\frac{\pi}{2} => 0 | \frac{3\pi}{4}:1^\circ => 135
\cos 2\cdot\frac{\pi}{3} => ambiguous`,
  'braces that are not printed': String.raw`
{2+3}\cdot 2 => ambiguous | 2\cdot{3+4} => ambiguous | 2-{3-4} => ambiguous | {-2}^2 => ambiguous | \mathbf{-2}^2 => ambiguous
{2+3}^2 => ambiguous | 6:{2+1} => ambiguous | 12:{4:2} => ambiguous | -{2+3} => ambiguous | {2\cdot 3}! => ambiguous | {-3}! => ambiguous
{2+3}\% => ambiguous | \mathbf{2+3}\cdot 2 => ambiguous | \sin{30^\circ+60^\circ} => ambiguous | \log_2{4+4} => ambiguous
\lg{10\cdot 10} => ambiguous | \sum_{k=1}^{3}{k+1} => ambiguous | {\frac{2}{3}}^2 => ambiguous | {2^3}^2 => unreadable | 2{3+4} => unreadable
1{}000 => unreadable | 2{}^3{}^2 => unreadable | {2^3}{}^2 => unreadable | \sin 30{}^0 => ambiguous | 2+{3+4} => 9 | 2\cdot{-3} => -6 | 5-{-3} => 8
{2:3}:2 => 1/3 | {5}+{3} => 8 | {\left(2+3\right)}\cdot 2 => 10 | \frac{{2+3}}{2} => 5/2 | 2^{{3}} => 8 | \frac{1}{2}{+}3 => 7/2 | 6{:}2 => 3
\underline{2+3} => 5 | (1+{2})\cdot{3} => 9 | \sqrt{{4}}+{\sqrt{9}} => 5 | {\sin 30^\circ}+{\cos 60^\circ} => 1 | \mathbf{3}\cdot\mathbf{4} => 12`,
  'values at two places, other bases, primes': String.raw`
\left[x^2\right]_{1}^{3} => 8 | \left[\frac{x^3}{3}\right]_0^3 => 9 | \left[\ln x\right]_1^{e^2} => 2 | \left[-\cos x\right]_0^{\pi} => 2
\left[\frac{x^2}{2}-x\right]_{-1}^{3} => 0 | 2\cdot\left[\sqrt{x}\right]_4^9 => 2 | \left[\frac{1}{x}\right]_0^1 => undefined
\left[xy\right]_0^1 => unreadable | \left.x^2+1\right|_{x=3} => 10 | \left.\frac{x^2+1}{x}\right|_{x=2} => 5/2 | \left.x^3\right|_{1}^{2} => 7
\left.\left|x-5\right|\right|_{x=3} => 2 | \left.\left(x^2\right)^{\prime}\right|_{x=3} => 6 | 1011_2 => 11 | 10110_{2} => 22 | 2012_3 => 59
777_{8}-11_8 => 502 | 1111_2:101_2 => 3 | 102_2 => unreadable | 1{,}1_2 => unreadable | 12_{34} => unreadable
\sin 30^{\circ}0^{\prime}0^{\prime\prime} => 1/2 | \cos 59^\circ 60^{\prime} => unreadable | \int_{0}^{2}\,\mathrm{d}t => 2
\int_{0}^{1}\left(\sqrt{1-x}\right)^4dx => 1/3 | \int_{0}^{1}\left(\sqrt{1-x^2}\right)^2dx => 2/3
\int_{-1}^{4}\left(\sqrt{x}\right)^2dx => undefined | \left.(x^5)^{(3)}\right|_{x=1} => unreadable | \int_{1}^{4}\frac{1}{(\sqrt{x})^3}dx => 1
\left.\frac{\mathrm{d}}{\mathrm{d}x}\left(x^2\right)\right|_{x=3} => 6 | \left.\frac{\mathrm d}{\mathrm dx}\sin x\right|_{x=0} => 1
\left.\frac{d}{dt}t^3\right|_{t=2} => 12 | \left.\frac{d}{dx}x^2+1\right|_{x=3} => unreadable | \left.\frac{d}{dx}x^2\right|_{t=3} => unreadable
\left.\sum_{k=1}^3 kx\right|_{x=3} => 18 | \left.\sum_{k=1}^3 kx\right|_{x=k} => unreadable | 2\left.x^2\right|_{x=3}+1 => 19
\left[|x|\right]_{-2}^{1} => -1`,
}

const rows = (table: string): [source: string, expected: string][] =>
  table
    .split(/ \| |\n/)
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ') as [string, string])

for (const [name, table] of Object.entries(TABLES))
  test(name, () => {
    const apart = rows(table).filter(([source, expected]) => verdict(source) !== expected)
    expect(apart.map(([source, expected]) => `${source}: ${verdict(source)}, not ${expected}`)).toEqual([])
  })

test('both readings of an ambiguous form can be read', () => {
  for (const [source, expected] of Object.values(TABLES).flatMap(rows)) {
    const value = readValue(source)
    if (expected !== 'ambiguous' || value.kind !== 'ambiguous') continue
    for (const reading of value.readings)
      expect(['ambiguous', 'unreadable'], reading).not.toContain(verdict(reading))
  }
})

test('whatever is half typed is read or refused in words', () => {
  const ends = [
    '\\frac',
    '\\binom',
    '\\sqrt[',
    '\\mathbf1,1',
    '\\text',
    '\\begin{array}',
    '\\operatorname',
    '}',
    '[}',
  ]
  const typed = Object.values(TABLES)
    .flatMap(rows)
    .flatMap(([source], i) => [
      source.slice(0, (5 * i) % source.length),
      source.slice(0, (9 * i) % source.length),
    ])
  for (const start of ['', '{2}', '{\\sqrt[', ...typed])
    for (const end of ['', ...ends])
      for (const source of [start + end, `{${start}${end}}`])
        try {
          parse(source)
        } catch (error) {
          if (!(error instanceof Unreadable || error instanceof Ambiguous))
            throw new Error(source, { cause: error })
        }
})

test('there are at least 550 of them', () =>
  expect(Object.values(TABLES).flatMap(rows).length).toBeGreaterThan(550))
